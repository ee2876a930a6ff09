import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Below one listing, with listings that are already loaded.',
  avoid: 'Lists of results: use ResultList.',
  do: 'Show the most similar one first.',
  dont: 'Do not load listings only for this panel.',
  anatomy: ['heading', 'two or three cards'],
  accessibility: ['A region named by its heading, with a list of cards.'],
  related: ['PropertyCard', 'RecentlyViewed'],
} satisfies Guide;
