import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BubbleBox } from './Tooltip.styles';

export interface BubbleProps {
  id: string;
  /** One sentence. */
  text: string;
}

/** Room to the control and to the screen's edges, in px. */
const gap = 8;
/** How long the pointer may take from the control to the bubble, in ms. */
const grace = 120;

/** Above the control and centred on it, below it where there is no room above, never over the screen's edges. */
function place(bubble: HTMLElement, control: Element): void {
  const around = control.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - gap - width;
  const centred = around.left + (around.width - width) / 2;
  const above = around.top - gap - height;
  bubble.style.left = `${Math.max(gap, Math.min(centred, rightmost))}px`;
  bubble.style.top = `${above >= gap ? above : around.bottom + gap}px`;
}

/**
 * The sentence of a tooltip. It belongs to the element just before it: so the control itself is never taken out of the
 * page, and keeps the focus, when the bubble comes or goes. It lies in the top layer, which nothing cuts.
 */
export function Bubble({ id, text }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  const leaving = useRef<number>(undefined);
  const [isOpen, setOpen] = useState(false);

  // After every render: the control may have become another element.
  useEffect(() => {
    const box = bubble.current;
    const control = box?.previousElementSibling;
    if (!box || !control) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const stay = () => window.clearTimeout(leaving.current);
    const open = () => {
      stay();
      setOpen(true);
    };
    const close = () => {
      stay();
      setOpen(false);
    };
    const closeSoon = () => {
      stay();
      leaving.current = window.setTimeout(close, grace);
    };
    control.addEventListener('pointerenter', open, { signal });
    control.addEventListener('pointerleave', closeSoon, { signal });
    control.addEventListener('focusin', open, { signal });
    control.addEventListener('focusout', close, { signal });
    box.addEventListener('pointerenter', stay, { signal });
    box.addEventListener('pointerleave', closeSoon, { signal });
    return () => listening.abort();
  });

  // It may come to a control that already has focus or pointer.
  useEffect(() => {
    if (bubble.current?.previousElementSibling?.matches(':hover, :focus-within')) setOpen(true);
    return () => window.clearTimeout(leaving.current);
  }, []);

  useLayoutEffect(() => {
    const box = bubble.current;
    const control = box?.previousElementSibling;
    if (!isOpen || !box || !control) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const keepPlace = () => place(box, control);
    // Older browsers have no top layer: there it lies above the page like a menu.
    if ('popover' in box) box.showPopover();
    keepPlace();
    window.addEventListener('scroll', keepPlace, { signal, capture: true, passive: true });
    window.addEventListener('resize', keepPlace, { signal });
    // Before a dialog below hears it: the first Escape closes the sentence only.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    window.addEventListener('keydown', closeOnEscape, { signal, capture: true });
    return () => {
      listening.abort();
      if ('popover' in box && box.isConnected) box.hidePopover();
    };
  }, [isOpen, text]);

  return (
    <BubbleBox ref={bubble} id={id} role="tooltip" popover="manual" data-open={isOpen}>
      {text}
    </BubbleBox>
  );
}
