import { ApiError, failureReason, isConnectionError } from '@efie/api';
import { UnreadablePhotos } from '@efie/ui/forms/ListPropertyForm';
import { isGivenUp } from '../parts/isGivenUp';

const FAILED = 'Failed to list property. Please try again.';
const DOUBT = 'The property may be listed all the same: look at your dashboard before you send it again.';

/** Said by a proxy, which names no photo: the same photos would be refused again (fault 16). */
const TOO_LARGE = 'The photos are too large together: remove one, or choose smaller ones.';

/** A gateway that did not wait for the server's answer. */
const GATEWAYS: readonly (number | null)[] = [502, 504];

/** Whether the listing may have been made although no answer says so (fault 108). `wasSent`: the call was on its way. */
export function mayBeListed(error: unknown, wasSent: boolean): boolean {
  if (!wasSent) return false;
  if (isGivenUp(error) || isConnectionError(error)) return true;
  return error instanceof ApiError && (error.kind === 'parse' || GATEWAYS.includes(error.status));
}

/** What went wrong: the server's words or the specification's, the connection, when to try again (checklist 499; ruling 90). */
export function reasonOf(error: unknown): string {
  const reason = failureReason(error, FAILED);
  return error instanceof ApiError && error.status === 413 ? `${reason} ${TOO_LARGE}` : reason;
}

/** What the form says of it. */
export function describeFailure(error: unknown, wasSent: boolean): string {
  if (error instanceof UnreadablePhotos) return '';
  const reason = isGivenUp(error) ? 'You stopped the sending.' : reasonOf(error);
  return mayBeListed(error, wasSent) ? `${reason} ${DOUBT}` : reason;
}
