import { useRef, type PointerEvent, type RefObject } from 'react';

/** Dragging the sheet down by more than this closes it, in px. */
const CLOSE_DISTANCE = 96;

/** Handlers for a sheet's handle: the sheet follows the pointer down, and closes or moves back on release. */
export function useSheetDrag(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const startY = useRef<number | null>(null);

  const dragDistance = (event: PointerEvent) =>
    startY.current === null ? 0 : Math.max(0, event.clientY - startY.current);
  const moveSheet = (distance: number | null) => {
    panel.current?.style.setProperty('translate', distance === null ? '' : `0 ${distance}px`);
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (startY.current !== null) moveSheet(dragDistance(event));
    },
    onPointerUp: (event: PointerEvent) => {
      const isFarEnough = dragDistance(event) > CLOSE_DISTANCE;
      startY.current = null;
      moveSheet(null);
      if (isFarEnough) onClose();
    },
    onPointerCancel: () => {
      startY.current = null;
      moveSheet(null);
    },
  };
}
