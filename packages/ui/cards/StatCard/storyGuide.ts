import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'One number with its label, in a row of such cards: the four statistics of a verified agent’s dashboard.',
  avoid:
    'Not for an interactive number, and not for a sentence. For how much of a plan is used take CurrentPlanCard.',
  do: 'Show a dash where the number could not be loaded.',
  dont: 'Do not show 0 for a failure.',
  anatomy: ['figure', 'icon tile', 'label', 'message after a failure'],
  accessibility: [
    "Text: the figure, then its label, which says 'loading' while it loads. The icon is hidden from screen readers.",
  ],
  related: ['CurrentPlanCard', 'ValueCard'],
} satisfies Guide;
