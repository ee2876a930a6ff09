import { ApiError } from '@efie/api';
import { LISTING_LIMIT_REACHED } from '@efie/domain';

/** Exactly these words, and no others, open the Listing Limit Reached dialog (ruling 122, checklist 439, 498; fault 109). */
export const isLimitReached = (error: unknown): boolean =>
  error instanceof ApiError && error.serverMessage === LISTING_LIMIT_REACHED;

/** The agent's page leads to the login and says why: nothing else is said. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
