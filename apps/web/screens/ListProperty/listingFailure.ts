import { ApiError, failureReason, isAbortError, isResponseLost } from '@efie/api';

const FAILED = 'Failed to list property. Please try again.';

/** A 413 comes from a proxy that does not name a photo; the same photos would be rejected again. */
const TOO_LARGE = 'The photos are too large together: remove one, or choose smaller ones.';

export const UPLOAD_CANCELED = 'Upload cancelled.';

/** The message of a failed request: the server's, or the specified one. */
export function describeListingFailure(error: unknown): string {
  if (isAbortError(error)) return UPLOAD_CANCELED;
  const reason = failureReason(error, FAILED);
  return error instanceof ApiError && error.status === 413 ? `${reason} ${TOO_LARGE}` : reason;
}

/**
 * Classifies a failed request: `lost` when the listing may exist although no response confirms it.
 *
 * @param wasSent Whether the request can have left the device.
 */
export const classifyFailure = (error: unknown, wasSent: boolean): 'lost' | 'certain' =>
  wasSent && isResponseLost(error) ? 'lost' : 'certain';
