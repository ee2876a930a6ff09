import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';

/**
 * Moves focus when the item that had it is removed: to the first control of the item that takes its place, else of the last
 * one. Items are the descendants with `data-item`.
 * @param onEmpty called when no item is left
 * @returns props of the list
 */
export function useFocusNextItem<List extends HTMLElement>(onEmpty?: () => void) {
  const list = useRef<List>(null);
  const last = useRef<{ item: Element; index: number } | null>(null);
  const findItems = () => [...(list.current?.querySelectorAll('[data-item]') ?? [])];

  useLayoutEffect(() => {
    if (last.current?.item.isConnected !== false) return;
    const { index } = last.current;
    last.current = null;
    if (document.activeElement !== document.body) return;
    const items = findItems();
    const next = items[Math.min(index, items.length - 1)];
    if (next === undefined) onEmpty?.();
    else next.querySelector<HTMLElement>('a, button, input')?.focus();
  });

  const remember = ({ target }: SyntheticEvent) => {
    const item = target instanceof Element ? target.closest('[data-item]') : null;
    last.current = item && { item, index: findItems().indexOf(item) };
  };
  // Safari does not focus a button that is clicked.
  return { ref: list, onFocus: remember, onClickCapture: remember };
}
