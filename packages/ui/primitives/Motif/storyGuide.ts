import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'As decoration: full color on forest panels, pale in empty states, muted for missing photos.',
  avoid: 'Never behind text, and never twice in full color in one view.',
  do: 'Give each screen its own seed, so that its motif stays the same.',
  dont: 'Do not place text on it.',
  anatomy: ['a grid of tiles, chosen by the seed'],
  accessibility: ['Hidden from screen readers and not focusable.'],
  related: ['EmptyState', 'AuthLayout', 'ImageWithFallback'],
} satisfies Guide;
