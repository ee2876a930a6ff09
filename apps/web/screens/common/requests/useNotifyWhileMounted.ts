import { notify, type Notice } from '@efie/ui/primitives/Toast';
import { useCallback, useEffect, useRef } from 'react';

/** A function, stable between renders, that shows a toast only while the screen is mounted. */
export function useNotifyWhileMounted(): (notice: Notice) => void {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback((notice) => {
    if (isMounted.current) notify(notice);
  }, []);
}
