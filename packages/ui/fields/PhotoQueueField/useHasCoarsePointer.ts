import { useSyncExternalStore } from 'react';

const query = '(pointer: coarse)';

function subscribe(listener: () => void): () => void {
  const mediaQueryList = window.matchMedia(query);
  mediaQueryList.addEventListener('change', listener);
  return () => mediaQueryList.removeEventListener('change', listener);
}

/** Whether the device is used with fingers: it has a camera, and nothing can be dropped on the page. False on the server. */
export function useHasCoarsePointer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
