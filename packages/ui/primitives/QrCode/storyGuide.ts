import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'A URL on paper, which a phone opens.',
  avoid: 'On a screen: use a link.',
  do: 'Print the URL beside it, for phones without a camera.',
  dont: 'Do not tint it, invert it or cover a part of it.',
  anatomy: ['code', 'quiet zone of four modules'],
  accessibility: [
    'An image named by what it opens. Black on white also in the dark theme and with forced colors.',
  ],
  related: ['PrintSheet', 'WindowCard'],
} satisfies Guide;
