import { ApiError } from '@efie/api';
import { LISTING_LIMIT_REACHED } from '@efie/domain';

/** Compares the exact server message, which alone opens the Listing Limit Reached dialog (ruling 122). */
export const isLimitReached = (error: unknown): boolean =>
  error instanceof ApiError && error.serverMessage === LISTING_LIMIT_REACHED;

/** Whether the session has expired (401). The redirect to the login explains it, so callers show no error of their own. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;
