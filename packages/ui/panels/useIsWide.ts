import { useSyncExternalStore } from 'react';
import { breakpoint } from '../theme/tokens';

const query = `(min-width: ${breakpoint.lg}px)`;

function subscribe(listener: () => void): () => void {
  const mediaQueryList = window.matchMedia(query);
  mediaQueryList.addEventListener('change', listener);
  return () => mediaQueryList.removeEventListener('change', listener);
}

/** Whether the viewport has room for a sidebar (from 1024 px); false on the server. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
