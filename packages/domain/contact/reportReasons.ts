/** Why a listing may be reported, in the order of showing; the label itself is sent (checklist 257, ruling 69). */
export const REPORT_REASONS = [
  'Incorrect Information',
  'Fraud or Scam',
  'Duplicate Listing',
  'Suspicious activity',
  'Other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
