import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For the main search of a page. The clear button empties it and moves focus back to the field.',
  avoid: 'Not for a text in a form: use TextInput. Not to filter a list of options: use Combobox.',
  do: 'Say in the placeholder what can be searched.',
  dont: 'Do not clear it when the user leaves the field.',
  anatomy: ['icon', 'field', 'clear button while there is text'],
  accessibility: [
    'A `searchbox` with a name that is not visible. Clear search empties it and moves focus back to the field.',
    'Announce the number of results in a LiveRegion.',
  ],
  related: ['Combobox', 'TextInput', 'SearchFilters'],
} satisfies Guide;
