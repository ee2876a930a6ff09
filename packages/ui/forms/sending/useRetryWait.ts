import { retryDelay, retryText } from '@efie/api';
import { useEffect, useState } from 'react';

/**
 * Waits as long as a refusal asks for (fault 18): why the button cannot be used, until it can again.
 * @returns the reason, undefined while nothing is to be waited for; and `after`, told of each refusal
 */
export function useRetryWait(): { reason: string | undefined; after: (error: unknown) => void } {
  const [refusal, setRefusal] = useState<unknown>(null);
  const wait = retryDelay(refusal);
  useEffect(() => {
    if (wait === null) return undefined;
    const timer = setTimeout(() => setRefusal(null), wait);
    return () => clearTimeout(timer);
  }, [refusal, wait]);
  return { reason: wait === null ? undefined : retryText(refusal), after: setRefusal };
}
