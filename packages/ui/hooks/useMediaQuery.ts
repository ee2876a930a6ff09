import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches; false on the server and during hydration.
 * @param query one of the theme, such as `media.lg`, or a condition, such as '(pointer: coarse)'
 */
export function useMediaQuery(query: string): boolean {
  const condition = query.replace('@media ', '');
  const subscribe = useCallback(
    (listener: () => void) => {
      const mediaQueryList = window.matchMedia(condition);
      mediaQueryList.addEventListener('change', listener);
      return () => mediaQueryList.removeEventListener('change', listener);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(condition).matches,
    () => false,
  );
}
