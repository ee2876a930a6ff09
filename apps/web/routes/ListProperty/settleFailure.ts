import { ApiError, failureReason, isResponseLost } from '@efie/api';
import { UnreadablePhotos } from '@efie/ui/forms/ListPropertyForm';
import { isGivenUp } from '../parts/isGivenUp';

const FAILED = 'Failed to list property. Please try again.';

/** Said by a proxy, which names no photo: the same photos would be refused again (fault 16). */
const TOO_LARGE = 'The photos are too large together: remove one, or choose smaller ones.';

/** The server's words or the specification's, the connection, when to try again (checklist 499; ruling 90); '' where the photos say it. */
export function reasonOf(error: unknown): string {
  if (error instanceof UnreadablePhotos) return '';
  if (isGivenUp(error)) return 'You stopped the sending.';
  const reason = failureReason(error, FAILED);
  return error instanceof ApiError && error.status === 413 ? `${reason} ${TOO_LARGE}` : reason;
}

/**
 * What a failed request means: `lost` when the listing may have been made although no response says so (fault 108).
 * @param wasSent whether the request can have left the device
 */
export const settleFailure = (error: unknown, wasSent: boolean): 'lost' | 'certain' =>
  wasSent && isResponseLost(error) ? 'lost' : 'certain';
