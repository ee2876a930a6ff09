import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For an icon beside text, in the color of that text. It is decorative: the text carries the meaning.',
  avoid:
    'Not alone as a control: use IconButton. Not as the only sign of a status. Not in a card that a page repeats: `data-glyph` on the element draws the icon without an `svg`.',
  do: 'Place it before the text it supports.',
  dont: 'Do not give it a color of its own.',
  anatomy: ['one glyph in the current color'],
  accessibility: [
    'Always hidden from screen readers and never focusable. The text beside it, or the label of its button, carries the meaning.',
  ],
  related: ['IconButton', 'IconTile'],
} satisfies Guide;
