import { messageOr } from './ApiError';
import { retryText } from './retryText';

/**
 * Why a call failed, in whole sentences: the server's words or the screen's own, the connection, when it can be sent again
 * (rulings 89, 90; fault 18). 'Too many requests. You can send it again in 30 seconds.'
 */
export function failureReason(error: unknown, fallback: string): string {
  return [messageOr(error, fallback), retryText(error)].filter((part) => part !== '').join(' ');
}
