import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'One listing among others: home, browse, a public profile, similar properties. The cards of a row have the same height. From 336 px agent and actions share a row; from 400 px the photo is beside the text.',
  avoid:
    'Not for favorites (FavoriteCard), for the agent’s own listings (ManagedPropertyCard), or on the listing’s own screen.',
  do: 'Render it in a list, so that screen readers count the results.',
  dont: 'Do not wrap the card in a link: the title’s link covers it, and the buttons stay above.',
  anatomy: [
    'photo with badges, ribbon and heart',
    'price, title and place',
    'facts, Seen and age',
    'agent',
    'View Details, Call and WhatsApp',
  ],
  accessibility: [
    'An `article` whose heading comes first. The title’s link covers the card; View Details names the listing; the heart is a toggle with `aria-pressed` that names the listing.',
    'Without a usable number Call and WhatsApp stay focusable and give the reason.',
  ],
  related: ['FavoriteCard', 'ManagedPropertyCard', 'ResultList', 'Badges'],
} satisfies Guide;
