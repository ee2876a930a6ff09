import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Two to four homes that a visitor has chosen, to decide between them.',
  avoid: 'Results of a search: use ResultList. Payments and other records: use Table.',
  do: 'Keep the order in which the homes were chosen.',
  dont: 'Do not rank the homes or mark one as the best: rows are marked only because they differ.',
  anatomy: [
    'Only differences and their number',
    'titles with links and Remove',
    'rows of facts',
    'rows of amenities, those that differ first',
    'agents with Call and WhatsApp',
  ],
  accessibility: [
    'A table with column headers (the homes) and row headers (the facts). A row that differs says so in its header. When the homes do not fit, the table is a region that scrolls with the keyboard.',
    'Remove names the home. After it, focus moves to the button of the home that takes its place.',
  ],
  related: ['CompareBar', 'PropertyCard', 'Table'],
} satisfies Guide;
