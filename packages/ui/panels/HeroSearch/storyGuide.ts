import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The search in the hero of Home: listing type, place, bedrooms, and a button with the number of results.',
  avoid: 'Narrowing a list that is on the screen: use SearchFilters and SearchInput.',
  do: 'Put it where visitors start, with the page’s other actions beside its popular places.',
  dont: 'Do not add more filters: the Listings screen has them all.',
  anatomy: [
    'Rent or Buy',
    'place with suggestions, or recent searches while it is empty',
    'bedrooms',
    'button with the number of homes',
    'a line about the place, or the nearest choice when there are no homes',
    'popular places',
  ],
  accessibility: [
    'A form with the role `search`; it is sent as a plain form until the code has loaded.',
    'The place is a `combobox`: arrow keys move, Enter searches for the active option, Escape closes the list.',
    'Suggestions and the number of homes are announced.',
  ],
  related: ['SearchFilters', 'Combobox', 'SearchInput'],
} satisfies Guide;
