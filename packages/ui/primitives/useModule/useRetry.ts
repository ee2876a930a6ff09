import { useState } from 'react';

/** State of a Try again button. */
export function useRetry(onRetry: () => Promise<void>) {
  const [state, setState] = useState<'failed' | 'retrying' | 'failedAgain'>('failed');
  return {
    isRetrying: state === 'retrying',
    hasFailedAgain: state === 'failedAgain',
    retry: () => {
      setState('retrying');
      void onRetry().then(() => setState('failedAgain'));
    },
  };
}
