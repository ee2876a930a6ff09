import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'One value with its icon, in a row of four on About: a short title and one sentence that is true today.',
  avoid: 'Not for a step (StepCard) or a number (StatCard), and never for a promise that nothing supports.',
  do: 'Claim what is true today.',
  dont: 'Do not use it as a link or button.',
  anatomy: ['icon tile', 'title', 'one or two sentences'],
  accessibility: ['A heading of the given level; the icon is hidden from screen readers.'],
  related: ['StepCard', 'StatCard', 'IconTile'],
} satisfies Guide;
