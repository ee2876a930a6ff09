import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Call and WhatsApp at the bottom of a listing on phones, while the buttons of the agent card are out of view.',
  avoid: 'Wide viewports and other screens: use the buttons of the card.',
  do: "Pass the card's buttons, so that the bar hides while they are in view.",
  dont: 'Do not cover the footer: leave space for it.',
  anatomy: ['price', 'WhatsApp', 'Call'],
  accessibility: [
    "A region named 'Contact'. Call is named 'Call Agent'. It is hidden on wide viewports and in print.",
  ],
  related: ['AgentCard', 'ContactButtons'],
} satisfies Guide;
