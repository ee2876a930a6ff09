import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Narrowing the listings: a sidebar on wide screens, a sheet on phones.',
  avoid: 'Forms that are submitted: use the fields with useServerForm.',
  do: 'Apply each change at once.',
  dont: 'Do not remove an option that has no results: show 0.',
  anatomy: ['one control per filter, with counts', 'amenities with Show all', 'Clear All Filters'],
  accessibility: [
    'Labeled native controls. Show all has `aria-expanded`. On phones the same filters are in a BottomSheet, with the number of results in its button.',
  ],
  related: ['FilterChips', 'BottomSheet', 'NumberChips'],
  exports: ['SearchFilters', 'LazyFilterSidebar', 'LazyFilterSheet'],
} satisfies Guide;
