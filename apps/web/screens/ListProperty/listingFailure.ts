import { ApiError, failureReason, isAbortError, isResponseLost } from '@efie/api';
import { TooFewPhotosError, UnreadablePhotosError } from '@efie/ui/forms/ListPropertyForm';

const FAILED = 'Failed to list property. Please try again.';

/** A 413 comes from a proxy that does not name a photo; the same photos would be rejected again. */
const TOO_LARGE = 'The photos are too large together: remove one, or choose smaller ones.';

/** The message of a failed request, the server's or the specified one; '' when the photos field shows it. */
export function describeListingFailure(error: unknown): string {
  if (error instanceof UnreadablePhotosError || error instanceof TooFewPhotosError) return '';
  if (isAbortError(error)) return 'Upload cancelled.';
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
