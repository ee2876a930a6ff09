/** Reasons to report a listing, in display order. The label itself is sent. */
export const REPORT_REASONS = [
  'Incorrect Information',
  'Fraud or Scam',
  'Duplicate Listing',
  'Suspicious activity',
  'Other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
