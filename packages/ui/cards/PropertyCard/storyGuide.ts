import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'One listing among others: home, browse, a public profile, similar properties. The cards of a row have the same height.',
  avoid:
    'Not for favorites (FavoriteCard), for the agent’s own listings (ManagedPropertyCard), or on the listing’s own screen. The card is not a link: its title and View Details are.',
  do: 'Render it in a list, so that screen readers count the results.',
  dont: 'Do not make the whole card a link: it contains buttons.',
  anatomy: [
    'photo with badges, ribbon and heart',
    'price, title and place',
    'facts, Seen and age',
    'agent',
    'View Details, Call and WhatsApp',
  ],
  accessibility: [
    'An `article` named by its title. Title and View Details are links; the heart is a toggle with `aria-pressed` that names the listing.',
    'Without a usable number Call and WhatsApp stay focusable and give the reason.',
  ],
  related: ['FavoriteCard', 'ManagedPropertyCard', 'ResultList', 'Badges'],
} satisfies Guide;
