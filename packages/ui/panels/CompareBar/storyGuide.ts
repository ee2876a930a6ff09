import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'On every screen while at least one home is chosen to be compared.',
  avoid: 'The comparison itself, which shows the homes.',
  do: 'Render it after the screen, so that it comes to rest above the footer.',
  dont: 'Do not show it empty.',
  anatomy: ['number of homes', 'Clear', 'link to the comparison'],
  accessibility: ['A region named Comparison. Its number is announced when it changes.'],
  related: ['Comparison', 'ContactBar'],
} satisfies Guide;
