import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'To announce a change that is visible elsewhere: a result count, a request in flight. Mount it before its first message.',
  avoid: 'Not for toasts, which announce themselves. Use assertive for errors only.',
  do: "Mount it empty and set its text later: '24 properties found'.",
  dont: 'Do not announce every key.',
  anatomy: ['a region that is not visible', 'the message'],
  accessibility: [
    '`polite` has the role `status` and waits; `assertive` has the role `alert` and interrupts.',
    'The whole text is read on each change (`aria-atomic`).',
  ],
  related: ['VisuallyHidden', 'Toast'],
} satisfies Guide;
