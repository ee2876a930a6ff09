import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'On screens without a connection, when copies of homes are stored on this device.',
  avoid: 'With a connection: use RecentlyViewed.',
  do: 'Show when the copy of each home was saved.',
  dont: 'Do not list a home without a stored copy.',
  anatomy: ['heading', 'number of homes and storage used', 'small cards with the day each copy was saved'],
  accessibility: ['A `section` named by its heading with a list of cards.'],
  related: ['RecentlyViewed', 'Banner'],
} satisfies Guide;
