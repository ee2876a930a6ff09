import { useLayoutEffect } from 'react';

let locks = 0;

/** Keeps the page behind an open dialog from scrolling; the space of its scrollbar stays, so that nothing moves. */
export function useScrollLock(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const { style, clientWidth } = document.documentElement;
    locks += 1;
    if (locks === 1) {
      style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
      style.overflow = 'hidden';
    }
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.overflow = '';
      style.scrollbarGutter = '';
    };
  }, [isOpen]);
}
