import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The active filters of a list, each removable with one press.',
  avoid: 'Choosing filters: use SearchFilters. Labels that cannot be removed: use Badge.',
  do: 'Show the search text first.',
  dont: 'Do not show a chip for the sort order.',
  anatomy: ['chips of the active filters', 'Clear All'],
  accessibility: [
    "A list named 'Chosen filters' of buttons named 'Remove …'. Focus moves to the next chip, after the last one to what the caller chooses.",
  ],
  related: ['FilterChip', 'SearchFilters', 'SortSelect'],
  exports: ['FilterChips', 'LazyFilterChips'],
} satisfies Guide;
