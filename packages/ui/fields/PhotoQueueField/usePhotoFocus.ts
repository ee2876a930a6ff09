import { useCallback, useEffect, useRef } from 'react';

function firstButtonOf(root: HTMLElement, id: string): HTMLElement | null {
  const entry = [...root.querySelectorAll<HTMLElement>('[data-photo]')].find(
    (element) => element.dataset['photo'] === id,
  );
  return entry?.querySelector('button') ?? root.querySelector('button');
}

/** `focusPhoto` moves focus, after the next render, to the first button of a photo's tile, or with null to the drop zone. */
export function usePhotoFocus(photos: unknown) {
  const root = useRef<HTMLDivElement>(null);
  const target = useRef<{ id: string | null }>(null);
  useEffect(() => {
    if (!target.current || !root.current) return;
    const { id } = target.current;
    target.current = null;
    const zone = root.current.querySelector<HTMLElement>('[data-zone] button');
    (id === null ? zone : firstButtonOf(root.current, id))?.focus();
  }, [photos]);
  const focusPhoto = useCallback((id: string | null) => {
    target.current = { id };
  }, []);
  return { root, focusPhoto };
}
