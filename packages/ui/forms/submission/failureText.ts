import { failureReason } from '@efie/api';

/**
 * The screen's message, then the server's, then when to try again (rulings 89, 90):
 * 'Failed to submit report. Too many requests. You can send it again in 30 seconds.'
 */
export function failureText(message: string, error: unknown): string {
  const reason = failureReason(error, message);
  return reason.startsWith(message) ? reason : `${message} ${reason}`;
}
