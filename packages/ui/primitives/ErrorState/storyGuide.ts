import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'When a list or page could not be loaded: what happened, what to do, Try again. ErrorLine is for a part of a page.',
  avoid: 'Not for a rejected form or action: use Alert in the form, or a toast.',
  do: "Say what failed and what to try: 'Check your connection and try again.'",
  dont: "Do not show a status code or the server's own text.",
  anatomy: ['icon tile', 'title', 'one sentence', 'Try again, or another action'],
  accessibility: [
    "The title is a heading; set `headingLevel` to the page's outline.",
    'Try again keeps focus and has `aria-busy` while it runs. The state itself is not a live region.',
  ],
  related: ['EmptyState', 'Alert', 'WidgetBoundary'],
  exports: ['ErrorState', 'InlineError'],
} satisfies Guide;
