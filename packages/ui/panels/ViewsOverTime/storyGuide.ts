import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'To show how the views of an agent’s listings grew since earlier visits on this device.',
  avoid: 'For the current number of views: use StatCard.',
  do: 'Say plainly when there is nothing to compare with.',
  dont: 'Do not show a deleted listing as lost views.',
  anatomy: ['heading', 'change since the last visit', 'chart', 'views by day', 'views by listing'],
  accessibility: [
    'The chart is an image whose name is its summary; the table below it has the same numbers. The charts of listings are images named by their own summaries.',
  ],
  related: ['StatCard', 'ManagedPropertyCard'],
  exports: ['ViewsOverTime', 'ListingViewChart'],
} satisfies Guide;
