import { useCallback, useEffect, useRef } from 'react';

const LAYER = 'efieLayer';

const isLayer = (state: unknown): boolean => typeof state === 'object' && state !== null && LAYER in state;

/**
 * Gives a layer over the page an entry of its own in the history, so that Back closes the layer and not the page
 * (fault 80). The entry keeps the page's address and the router's state. `onClosed` is called once the entry is gone.
 * @returns leaves the layer, by whatever way the person chose
 */
export function useHistoryLayer(onClosed: () => void): () => void {
  const latest = useRef(onClosed);
  useEffect(() => {
    latest.current = onClosed;
  });

  useEffect(() => {
    const { history } = window;
    // After a reload the entry is still there, without its layer: it is used again.
    if (!isLayer(history.state)) history.pushState({ ...history.state, [LAYER]: true }, '');
    const onPop = () => {
      if (!isLayer(history.state)) latest.current();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);

  return useCallback(() => {
    if (isLayer(window.history.state)) window.history.back();
    else latest.current();
  }, []);
}
