export { findEarlierListing, type CheckResult } from './checkListing';
export { LostResponse, type LostResponseProps } from './LostResponse';
export type { Attempt } from './checkListing';
