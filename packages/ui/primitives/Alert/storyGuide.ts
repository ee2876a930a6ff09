import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'For a message that stays on the page, above the content it is about: a rejected form, a restored draft. At most one action.',
  avoid: 'Not for short-lived feedback: use a toast. Not for one field: use its error text.',
  do: "Say what happened and what to do: 'Please fix the errors in the following fields: Title, District'.",
  dont: 'Do not stack several alerts. Merge them into one message.',
  anatomy: ['icon of the kind', 'message', 'one action at the end of the row, if there is one'],
  accessibility: [
    'Without `role` it is plain text, for messages that are there from the start. `alert` announces a message that appears at once, `status` when the screen reader is idle.',
    'Icon and text carry the meaning; the icon is hidden from screen readers.',
  ],
  related: ['Banner', 'Toast', 'ErrorState'],
} satisfies Guide;
