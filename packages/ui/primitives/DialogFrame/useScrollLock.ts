import { useLayoutEffect } from 'react';

let openDialogs = 0;

/** Keeps the page behind an open dialog from scrolling; the space of its scrollbar stays, so that nothing moves. */
export function useScrollLock(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const { style, clientWidth } = document.documentElement;
    openDialogs += 1;
    if (openDialogs === 1) {
      style.scrollbarGutter = window.innerWidth > clientWidth ? 'stable' : '';
      style.overflow = 'hidden';
    }
    return () => {
      openDialogs -= 1;
      if (openDialogs > 0) return;
      style.overflow = '';
      style.scrollbarGutter = '';
    };
  }, [isOpen]);
}
