import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Mark and wordmark where Efie names itself: header, footer, sign-in. The mark alone from 20 px, with one tile of space around it.',
  avoid:
    'Not as an ornament or a loading indicator: use Motif or Spinner. Never recolored, outlined or on gold.',
  do: 'Leave one tile of space around it.',
  dont: 'Do not redraw, outline or recolor it.',
  anatomy: ['mark of four tiles', 'wordmark'],
  accessibility: [
    "The mark is hidden from screen readers; the wordmark is text. A link around it needs a name such as 'Efie, home'.",
  ],
  related: ['AppHeader', 'AppFooter', 'Motif'],
  exports: ['Logo', 'LogoMark'],
} satisfies Guide;
