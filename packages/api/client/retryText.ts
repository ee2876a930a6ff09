import { ApiError } from './ApiError';

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
