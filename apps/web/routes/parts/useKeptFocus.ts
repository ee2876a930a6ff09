import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * What was pressed in a place may leave with the state it stood in, as Try again and Cancel do: the place then takes the
 * focus, which would else be lost to the page's start. It needs a `tabIndex` of -1.
 * @returns the place's `onFocus`
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<Element>(null);
  useEffect(() => {
    if (last.current?.isConnected !== false) return;
    last.current = null;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
  return ({ target }) => {
    last.current = target;
  };
}
