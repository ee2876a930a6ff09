import { messageOr } from './ApiError';
import { retryText } from './retryText';

/**
 * Why a request failed and when to retry: 'Too many requests. You can send it again in 30 seconds.'
 * @param fallback the screen's own message, used when the server sent none
 */
export function failureReason(error: unknown, fallback: string): string {
  return [messageOr(error, fallback), retryText(error)].filter((part) => part !== '').join(' ');
}
