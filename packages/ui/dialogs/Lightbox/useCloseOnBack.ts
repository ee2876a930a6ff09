import { useCallback, useEffect, useRef } from 'react';

const STATE_KEY = 'efieLayer';

const isOverlayEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && STATE_KEY in state;

/**
 * Pushes a history entry for an overlay, so that Back closes the overlay instead of leaving the page. The entry keeps the URL
 * and the router's state. `onClosed` is called once the entry is removed.
 * @returns a function that closes the overlay
 */
export function useCloseOnBack(onClosed: () => void): () => void {
  const latestOnClosed = useRef(onClosed);
  useEffect(() => {
    latestOnClosed.current = onClosed;
  });

  useEffect(() => {
    const { history } = window;
    // After a reload the entry still exists: reuse it.
    if (!isOverlayEntry(history.state)) history.pushState({ ...history.state, [STATE_KEY]: true }, '');
    const onPop = () => {
      if (!isOverlayEntry(history.state)) latestOnClosed.current();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  return useCallback(() => {
    if (isOverlayEntry(window.history.state)) window.history.back();
    else latestOnClosed.current();
  }, []);
}
