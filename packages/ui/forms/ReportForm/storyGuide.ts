import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'The fields of the Report dialog, which holds their state, sends them and has the submit button.',
  avoid: 'Questions to the agent: Call and WhatsApp.',
  anatomy: ['name and email', 'reason', 'message'],
  accessibility: ["As Server form. The submit button is in the dialog's footer."],
  related: ['Report', 'RadioField'],
} satisfies Guide;
