import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The banner at the top of an agent’s public profile: name, verification and contact buttons. ContactPanel repeats the contact buttons below the listings.',
  avoid: 'Not beside a listing (AgentCard), and never twice on a screen: the name is its h1.',
  do: 'Use it once, as the top of the profile.',
  dont: 'Do not add a second heading of level 1 to the screen.',
  anatomy: ['image or initials', 'name and business', 'verification and location', 'two contact buttons'],
  accessibility: [
    "A `section` named by the agent, whose name is the page's `h1`. The buttons are described by the name.",
  ],
  related: ['ContactPanel', 'AgentCard', 'ContactButtons'],
} satisfies Guide;

export const contactPanelGuide = {
  use: 'The contact section below an agent’s listings: Contact Agent calls, Request Property Info opens WhatsApp.',
  avoid: 'Not beside a listing (AgentCard): its message would not name the listing.',
  do: 'Place it after the list of listings.',
  dont: 'Do not change the labels: Contact Agent calls, Request Property Info opens WhatsApp.',
  anatomy: ["heading with the agent's first name", 'one sentence', 'two contact buttons'],
  accessibility: ['A named region with a heading of level 2. The buttons are links, as in ContactButtons.'],
  related: ['ContactCard', 'ContactButtons'],
} satisfies Guide;
