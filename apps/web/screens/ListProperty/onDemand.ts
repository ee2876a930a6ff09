/** What List Property needs only for a copy of a listing, or after a lost response. */
export { CopyStep } from './copy';
export { findEarlierListing, LostResponse } from './lostResponse';
