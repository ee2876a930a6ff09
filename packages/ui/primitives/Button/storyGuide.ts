import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For an action, or with href for an important link. One primary button per view; its verb matches the toast that follows.',
  avoid:
    'Not inside a sentence: use Link. Not for an icon alone: use IconButton. Gold is for forest panels only.',
  do: "Begin with a verb: 'Delete Property'. One primary button per view.",
  dont: 'Do not use two primary buttons side by side, or gold outside a forest panel.',
  anatomy: ['icon, or a spinner while loading', 'label'],
  accessibility: [
    'A native `button`; with `href` a link. Enter activates both, Space only a button.',
    'While loading it has `aria-busy` and `aria-disabled`, keeps focus and ignores presses.',
    'With `disabledReason` it stays in the tab order and the reason is its description; with `disabled` it leaves the tab order.',
  ],
  related: ['IconButton', 'Link', 'Tooltip', 'Spinner'],
} satisfies Guide;
