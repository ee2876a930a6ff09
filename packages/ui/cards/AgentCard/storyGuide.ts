import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Once on a listing’s screen, beside its text: the price, the agent, and the two ways to contact them.',
  avoid:
    'Not in lists, where PropertyCard names the agent, and not on the agent’s own profile, which has ContactCard.',
  do: 'Place it beside the text, where it stays in view.',
  dont: 'Do not show it without a price.',
  anatomy: [
    'price',
    'link below it, if given',
    'agent with image, verification and profile link',
    'Call Agent and WhatsApp',
    'number in print',
  ],
  accessibility: [
    'A region named by the agent. Without a usable number both buttons stay focusable and give the reason. WhatsApp opens in a new tab.',
  ],
  related: ['ContactCard', 'ContactButtons', 'ContactBar'],
} satisfies Guide;
