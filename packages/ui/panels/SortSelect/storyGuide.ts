import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The order of a list of results, beside its search field.',
  avoid: 'Narrowing the list: use SearchFilters.',
  do: 'Start with the newest first.',
  dont: 'Do not reset the order with the filters.',
  anatomy: ['label', 'native select'],
  accessibility: ['A native `select` with a label, which is hidden only visually where space is short.'],
  related: ['Select', 'FilterChips', 'ResultList'],
  exports: ['SortSelect'],
} satisfies Guide;
