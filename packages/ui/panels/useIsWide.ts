import { useSyncExternalStore } from 'react';
import { breakpoint } from '../theme/tokens';

const query = `(min-width: ${breakpoint.lg}px)`;

function subscribe(listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the window has room for a column beside the content (from 1024 px); a server assumes a phone. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
