import type { Guide } from '../../../../testing/guide';

export const guide = {
  use: 'Reports a problem with a listing to the platform, with or without an account.',
  avoid: 'Questions to the agent: Call and WhatsApp.',
  anatomy: ['title and listing', 'ReportForm', 'Cancel and Submit Report'],
  accessibility: ['As FormDialog. A restored draft is said above the fields; the result is a toast.'],
  related: ['ReportForm', 'SafetyAdvice'],
} satisfies Guide;
