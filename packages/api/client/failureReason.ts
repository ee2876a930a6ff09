import { ApiError } from '../wire/ApiError';
import { connectionHint, messageOr } from './errorText';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

function formatDuration(ms: number): string {
  const [count, unit] =
    ms < 2 * MINUTE ? [Math.ceil(ms / SECOND), 'second'] : [Math.ceil(ms / MINUTE), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Milliseconds until a retry, at most an hour; null when the server sent no Retry-After. */
export function retryDelay(error: unknown): number | null {
  const wait = error instanceof ApiError ? error.retryAfter : null;
  return wait !== null && wait > 0 ? Math.min(wait, 60 * MINUTE) : null;
}

/** 'You can send it again in 30 seconds.'; '' when the server sent no Retry-After. */
export function retryText(error: unknown): string {
  const wait = retryDelay(error);
  return wait === null ? '' : `You can send it again in ${formatDuration(wait)}.`;
}

/**
 * Why a request failed and when to retry: 'Too many requests. You can send it again in 30 seconds.'
 * @param fallback the screen's own message, used when the server sent none
 */
export function failureReason(error: unknown, fallback: string): string {
  return [messageOr(error, fallback), retryText(error)].filter((part) => part !== '').join(' ');
}

/** What to show below a title that says what failed: the server's message, unless it repeats the title. */
export function failureDetail(error: unknown, title: string): string | undefined {
  const message = error instanceof ApiError && error.serverMessage !== title ? error.serverMessage : '';
  return connectionHint(error) ?? (message || undefined);
}
