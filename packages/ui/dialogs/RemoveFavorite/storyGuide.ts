import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Confirms removing a listing from My Favorites. It sends the request and closes on the response.',
  avoid: 'The favorite button of a card: it saves and removes without confirmation.',
  anatomy: ['icon tile, title and question', 'Cancel and the confirm button'],
  accessibility: [
    'As AlertDialog: Cancel is focused first, and nothing closes it while the request is in flight.',
  ],
  related: ['AlertDialog', 'FavoriteCard'],
} satisfies Guide;
