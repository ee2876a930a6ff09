import { ApiError } from './ApiError';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

function span(ms: number): string {
  const [count, unit] =
    ms < 2 * MINUTE ? [Math.ceil(ms / SECOND), 'second'] : [Math.ceil(ms / MINUTE), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The ms that the server asked to wait, as far as anyone would wait before a screen (fault 18); null when it did not ask. */
export function retryDelay(error: unknown): number | null {
  const wait = error instanceof ApiError ? error.retryAfter : null;
  return wait !== null && wait > 0 ? Math.min(wait, 60 * MINUTE) : null;
}

/** 'You can send it again in 30 seconds.'; '' when the server did not say when (fault 18). */
export function retryText(error: unknown): string {
  const wait = retryDelay(error);
  return wait === null ? '' : `You can send it again in ${span(wait)}.`;
}
