import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Moves focus to a container when the focused control inside it is removed, as Try again and Cancel are once pressed.
 * @param container needs `tabIndex={-1}`
 * @returns the container's `onFocus`
 */
export function useFocusFallback(container: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const lastFocused = useRef<Element>(null);
  useEffect(() => {
    if (lastFocused.current?.isConnected !== false) return;
    lastFocused.current = null;
    if (document.activeElement === document.body) container.current?.focus({ preventScroll: true });
  });
  return ({ target }) => {
    lastFocused.current = target;
  };
}
