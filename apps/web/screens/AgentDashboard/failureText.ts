import { retryAdvice } from '@efie/api';

/**
 * The sentence below the title of a failed load.
 * @param isCanceled whether the agent canceled it
 * @param error what the request rejected with
 */
export const failureText = (isCanceled: boolean, error: unknown): string =>
  isCanceled ? 'Loading cancelled.' : retryAdvice(error);
