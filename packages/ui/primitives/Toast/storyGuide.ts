import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'To report that an action succeeded or failed, in one title and one line. Call notify; one toast at a time, for four seconds.',
  avoid:
    'Not for information that users need to continue: use Alert. Not for the error of a field: use its error text.',
  do: "Call `notify` with the verb of the button that was pressed: 'Added to favorites'.",
  dont: 'Do not ask for a decision in it.',
  anatomy: ['icon', 'title', 'one line', 'one action, such as Undo', 'close button'],
  accessibility: [
    "ToastHost announces it in a live region, errors at once; the toast itself is a region named 'Notices'.",
    'It stays while the pointer or focus is on it, and takes no focus. Its action is possible elsewhere too.',
  ],
  related: ['Alert', 'Banner', 'LiveRegion'],
  exports: ['ToastHost', 'notify'],
} satisfies Guide;
