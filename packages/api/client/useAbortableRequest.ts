import { useCallback, useEffect, useRef } from 'react';

/**
 * Abort signals for one request at a time: a new request, `cancel` and unmounting abort the one in flight, so that a late
 * response changes nothing.
 */
export function useAbortableRequest(): { nextSignal: () => AbortSignal; cancel: () => void } {
  const controller = useRef<AbortController>(undefined);
  const cancel = useCallback(() => controller.current?.abort(), []);
  const nextSignal = useCallback(() => {
    cancel();
    controller.current = new AbortController();
    return controller.current.signal;
  }, [cancel]);
  useEffect(() => cancel, [cancel]);
  return { nextSignal, cancel };
}
