import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Every form that is submitted: it validates, sends one request and shows server errors at their fields.',
  avoid: 'Search and filters: they have no submit and keep their state in the URL.',
  do: "Describe a failure in the words of the task: 'Failed to submit report'.",
  dont: 'Do not disable the submit button until the form is valid.',
  anatomy: ['note on required fields', 'error summary', 'fields', 'submit button'],
  accessibility: [
    'A `form` with a name. On errors focus moves to the first invalid field, or to the summary when no field has a message.',
    'A long form links its summary to the fields (`hasLinkedSummary`): then focus moves to the summary.',
    "A field's error disappears when it is edited; the server's other errors are in the summary.",
  ],
  related: ['TextField', 'LoginForm', 'ReportForm'],
  exports: ['ServerForm', 'useServerForm', 'SubmitButton'],
} satisfies Guide;
