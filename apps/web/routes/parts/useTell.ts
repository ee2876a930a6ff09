import { notify, type Notice } from '@efie/ui/primitives/Toast';
import { useCallback, useEffect, useRef } from 'react';

/** Raises a toast as long as the screen is there: nobody hears of a page that was left (fault 68). Stable between renders. */
export function useTell(): (notice: Notice) => void {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback((notice) => {
    if (isHere.current) notify(notice);
  }, []);
}
