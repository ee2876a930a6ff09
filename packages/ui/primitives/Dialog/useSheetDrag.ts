import { useRef, type PointerEvent, type RefObject } from 'react';

/** A drag further down than this many px lets the sheet go. */
const farEnough = 96;

/** Handlers for a sheet's handle: the sheet follows the finger down, and closes or springs back on release. */
export function useSheetDrag(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const startedAt = useRef<number | null>(null);

  const travelled = (event: PointerEvent) =>
    startedAt.current === null ? 0 : Math.max(0, event.clientY - startedAt.current);
  const move = (distance: number | null) => {
    panel.current?.style.setProperty('translate', distance === null ? '' : `0 ${distance}px`);
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      startedAt.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (startedAt.current !== null) move(travelled(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const isFar = travelled(event) > farEnough;
      startedAt.current = null;
      move(null);
      if (isFar) onClose();
    },
    onPointerCancel: () => {
      startedAt.current = null;
      move(null);
    },
  };
}
