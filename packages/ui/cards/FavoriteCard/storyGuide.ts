import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'One favorite on My Favorites. It is the property card with a remove button in the corner.',
  avoid:
    'Not in other lists: there PropertyCard has a heart that adds and removes a favorite without confirmation.',
  do: 'Ask before the listing is removed: RemoveFavorite.',
  dont: 'Do not drop a favorite whose listing is gone without a word.',
  anatomy: [
    'photo with remove button',
    'price, title and place',
    'facts',
    'agent',
    'View Details and contact buttons',
  ],
  accessibility: [
    "An `article` named by the listing's title. The remove button names the listing and has `aria-busy` while it runs.",
  ],
  related: ['PropertyCard', 'RemoveFavorite'],
} satisfies Guide;
