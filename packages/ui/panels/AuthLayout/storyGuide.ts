import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The whole screen of a login, or of a signup with a few fields.',
  avoid:
    'Long forms such as agent signup, whose sections need a label column. Screens that wait for something, such as verification: use one centered block.',
  do: 'Keep the form at most 440 px wide.',
  dont: 'Do not put a form with sections in it.',
  anatomy: [
    'Home link',
    'badge, title and lead',
    'form',
    'line with a link to the other form',
    'art panel with the tagline',
  ],
  accessibility: ["The title is the page's `h1`. The motif is hidden from screen readers."],
  related: ['LoginForm', 'UserSignupForm', 'Motif'],
} satisfies Guide;
