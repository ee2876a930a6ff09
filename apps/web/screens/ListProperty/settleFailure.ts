import { ApiError, failureReason, isResponseLost } from '@efie/api';
import { UnreadablePhotos } from '@efie/ui/forms/ListPropertyForm';
import { isGivenUp } from '../shared/isGivenUp';

const FAILED = 'Failed to list property. Please try again.';

/** A 413 comes from a proxy, which names no photo: the same photos would be rejected again. */
const TOO_LARGE = 'The photos are too large together: remove one, or choose smaller ones.';

/** Why it failed and when to try again (ruling 90): the server's message or the specification's; '' where the photos field shows it. */
export function reasonOf(error: unknown): string {
  if (error instanceof UnreadablePhotos) return '';
  if (isGivenUp(error)) return 'You stopped the sending.';
  const reason = failureReason(error, FAILED);
  return error instanceof ApiError && error.status === 413 ? `${reason} ${TOO_LARGE}` : reason;
}

/**
 * What a failed request means: `lost` when the listing may have been created although no response confirms it.
 * @param wasSent whether the request can have left the device
 */
export const settleFailure = (error: unknown, wasSent: boolean): 'lost' | 'certain' =>
  wasSent && isResponseLost(error) ? 'lost' : 'certain';
