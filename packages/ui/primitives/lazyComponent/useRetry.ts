import { useState } from 'react';

/** The state of a Try again button: a press while the last one is in flight does nothing. */
export function useRetry(onRetry: () => Promise<void>) {
  const [state, setState] = useState<'failed' | 'retrying' | 'failedAgain'>('failed');
  return {
    isRetrying: state === 'retrying',
    /** Trying again has failed as well. */
    hasFailedAgain: state === 'failedAgain',
    retry: () => {
      setState('retrying');
      void onRetry().then(() => setState('failedAgain'));
    },
  };
}
