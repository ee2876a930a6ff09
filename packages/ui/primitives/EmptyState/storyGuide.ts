import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'When a list is empty: a title, an inviting sentence and one action.',
  avoid: 'Not when loading failed: use ErrorState. Not inside a small widget: write one line.',
  do: "Offer the way on: 'Clear All Filters'.",
  dont: "Do not blame the user: 'Your search is wrong'.",
  anatomy: ['motif panel', 'title', 'one sentence', 'one button, if something can be done'],
  accessibility: [
    "The title is a heading; set `headingLevel` to the page's outline. The motif is hidden from screen readers.",
    'It is not announced: announce the number of results in a LiveRegion.',
  ],
  related: ['ErrorState', 'Motif', 'ResultList'],
} satisfies Guide;
