import { LISTING_LIMIT_REACHED } from '@efie/domain/account';
import { ApiError } from '../wire/ApiError';

/** Compares the exact server message, which alone opens the Listing Limit Reached dialog (ruling 122). */
export const isLimitReached = (error: unknown): boolean =>
  error instanceof ApiError && error.serverMessage === LISTING_LIMIT_REACHED;
