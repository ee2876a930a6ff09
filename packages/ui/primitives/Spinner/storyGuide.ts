import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Inside loading controls (16 to 20 px), and 72 px on a screen that only waits.',
  avoid: 'Not for lists and cards: use Skeleton. Never without text beside it.',
  do: 'Write what is loading beside it.',
  dont: 'Do not cover a screen with it.',
  anatomy: ['a ring'],
  accessibility: [
    'Hidden from screen readers, static with reduced motion. The text beside it, or `aria-busy` of its control, says that something is loading.',
  ],
  related: ['Skeleton', 'ProgressBar', 'Button'],
} satisfies Guide;
