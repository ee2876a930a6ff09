import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: "The agent's own listings as a table, to find, compare and change one or several.",
  avoid: 'Not for visitors: use ResultList and PropertyCard.',
  do: 'Show why a change was not made in the row of its listing.',
  dont: 'Do not change several listings without a confirmation that names them.',
  anatomy: [
    'search, order, rows or cards, statuses with counts',
    'bar of the selected listings',
    'rows: checkbox, photo, title, place, price, status menu, views, age, photos, Edit, more actions',
  ],
  accessibility: [
    'A table with a header for each row. Tab goes through all controls; arrow keys, Home and End move focus to the same control of another row, and Space toggles a checkbox.',
    'Each control names its listing. The number of selected listings is announced.',
    'On phones each row is displayed as a block, but keeps its role as a table row.',
  ],
  related: ['ManagedPropertyCard', 'ListingActions', 'Table'],
  exports: ['ManagedListingRows', 'ListingTools', 'ListingSelection'],
} satisfies Guide;
