import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The photos at the top of a listing, from none to many.',
  avoid: 'Other photos, or the photo of a card: use ImageWithFallback.',
  do: 'Open the Lightbox at the photo that was pressed.',
  dont: 'Do not show an empty box: the motif replaces missing photos.',
  anatomy: [
    'up to four photos, or the first three of more',
    "'1 of n' on the first",
    "'+N more photos' on the third",
    'without photos: motif and a link that asks for them',
    'buttons over the photos',
  ],
  accessibility: [
    "A list named 'Photos' of buttons that open a dialog. The photo's alternative text names the button; focus returns to it.",
  ],
  related: ['Lightbox', 'ImageWithFallback'],
} satisfies Guide;
