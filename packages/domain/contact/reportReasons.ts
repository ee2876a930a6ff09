/** Reasons to report a listing, in display order. The label is also the value on the wire (ruling 69). */
export const REPORT_REASONS = [
  'Incorrect Information',
  'Fraud or Scam',
  'Duplicate Listing',
  'Suspicious activity',
  'Other',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
