import { useCallback, useEffect, useRef } from 'react';

/**
 * One call at a time for a screen: a new one, `cancel` and leaving the screen give up the one on its way, so that a late
 * answer changes nothing (faults 10, 25).
 */
export function useOneCall(): { nextSignal: () => AbortSignal; cancel: () => void } {
  const call = useRef<AbortController>(undefined);
  const cancel = useCallback(() => call.current?.abort(), []);
  const nextSignal = useCallback(() => {
    cancel();
    call.current = new AbortController();
    return call.current.signal;
  }, [cancel]);
  useEffect(() => cancel, [cancel]);
  return { nextSignal, cancel };
}
