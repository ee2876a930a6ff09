import { retryDelay, retryText } from '@efie/api';
import { useEffect, useState } from 'react';

/**
 * Blocks submitting for as long as a rejection's Retry-After asks for.
 * @returns `waitReason`, why the form cannot be submitted yet, or undefined; `onRejected`, to be called with each rejection
 */
export function useRetryDelay(): { waitReason: string | undefined; onRejected: (error: unknown) => void } {
  const [rejection, setRejection] = useState<unknown>(null);
  const delay = retryDelay(rejection);
  useEffect(() => {
    if (delay === null) return undefined;
    const timer = setTimeout(() => setRejection(null), delay);
    return () => clearTimeout(timer);
  }, [rejection, delay]);
  return { waitReason: delay === null ? undefined : retryText(rejection), onRejected: setRejection };
}
