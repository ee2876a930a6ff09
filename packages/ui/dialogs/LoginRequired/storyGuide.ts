import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'A guest uses a feature that needs an account, such as the favorite button of a card.',
  avoid: 'A screen that needs a session: its route redirects to the login screen.',
  anatomy: ['icon tile, title and sentence', 'Login as User, Login as Agent'],
  accessibility: ['As Dialog. Both answers are links and close it.'],
  related: ['Dialog', 'PropertyCard'],
} satisfies Guide;
