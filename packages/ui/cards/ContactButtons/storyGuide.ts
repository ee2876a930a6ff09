import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The two large buttons that reach an agent: on their card, on their profile, and in the bar of a listing on phones.',
  avoid:
    'Not on PropertyCard, which has two icon buttons. Do not build a plain button with your own tel: or WhatsApp URL.',
  do: 'Pass the number as the agent wrote it.',
  dont: 'Do not hide a button because there is no number.',
  anatomy: ['call button', 'WhatsApp button'],
  accessibility: [
    'Two links named by their text. Without a usable number they have `aria-disabled`, stay focusable, and the reason is their description.',
  ],
  related: ['AgentCard', 'ContactBar', 'Button'],
  exports: ['CallButton', 'WhatsAppButton', 'PrintedPhone'],
} satisfies Guide;
