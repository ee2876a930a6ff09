import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: "For a count at the corner of an icon or beside a label. It is hidden at 0; the control's accessible name includes the number.",
  avoid: 'Not for text or a status: use Badge. Not as the only place that shows an important number.',
  do: "Repeat the number in the name of the control: 'Favorites, 3'.",
  dont: 'Do not show 0: the badge hides itself.',
  anatomy: ["the number, '99+' above 99"],
  accessibility: [
    'Hidden from screen readers and drawn as generated content. The accessible name of its control must contain the number.',
  ],
  related: ['Badge', 'IconButton'],
} satisfies Guide;
