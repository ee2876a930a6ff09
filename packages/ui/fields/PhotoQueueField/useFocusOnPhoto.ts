import { useCallback, useEffect, useRef } from 'react';

function firstButtonOf(root: HTMLElement, id: string): HTMLElement | null {
  const entry = [...root.querySelectorAll<HTMLElement>('[data-photo]')].find(
    (element) => element.dataset['photo'] === id,
  );
  return (entry ?? root).querySelector('button');
}

/**
 * Moves the focus when the button that had it goes with its tile: `seek` names the photo whose first button takes it after
 * the next render, or null for the zone (fault 124).
 */
export function useFocusOnPhoto(photos: unknown) {
  const root = useRef<HTMLDivElement>(null);
  const wanted = useRef<{ id: string | null }>(null);
  useEffect(() => {
    if (!wanted.current || !root.current) return;
    const { id } = wanted.current;
    wanted.current = null;
    const zone = root.current.querySelector<HTMLElement>('[data-zone] button');
    (id === null ? zone : firstButtonOf(root.current, id))?.focus();
  }, [photos]);
  const seek = useCallback((id: string | null) => {
    wanted.current = { id };
  }, []);
  return { root, seek };
}
