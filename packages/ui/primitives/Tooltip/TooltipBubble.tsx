import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BubbleBox } from './Tooltip.styles';

export interface TooltipBubbleProps {
  id: string;
  text: string;
}

/** Distance to the control and to the edges of the screen, in px. */
const gap = 8;
/** Time the pointer may take from the control to the tooltip, in ms. */
const closeDelay = 120;

/** Centers the tooltip above the control, or below it without space above, and keeps it inside the screen. */
function positionBubble(bubble: HTMLElement, control: Element): void {
  const controlBox = control.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const rightmost = document.documentElement.clientWidth - gap - width;
  const centered = controlBox.left + (controlBox.width - width) / 2;
  const above = controlBox.top - gap - height;
  bubble.style.left = `${Math.max(gap, Math.min(centered, rightmost))}px`;
  bubble.style.top = `${above >= gap ? above : controlBox.bottom + gap}px`;
}

/**
 * The tooltip of the element just before it. It does not wrap the control, which therefore is not remounted and keeps focus
 * when the tooltip mounts or unmounts. It is in the top layer, where nothing clips it.
 */
export function TooltipBubble({ id, text }: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  const closeTimer = useRef<number>(undefined);
  const [isOpen, setOpen] = useState(false);

  // Runs after every render, because the control may be another element.
  useEffect(() => {
    const box = bubble.current;
    const control = box?.previousElementSibling;
    if (!box || !control) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const cancelClose = () => window.clearTimeout(closeTimer.current);
    const open = () => {
      cancelClose();
      setOpen(true);
    };
    const close = () => {
      cancelClose();
      setOpen(false);
    };
    const closeSoon = () => {
      cancelClose();
      closeTimer.current = window.setTimeout(close, closeDelay);
    };
    control.addEventListener('pointerenter', open, { signal });
    control.addEventListener('pointerleave', closeSoon, { signal });
    control.addEventListener('focusin', open, { signal });
    control.addEventListener('focusout', close, { signal });
    box.addEventListener('pointerenter', cancelClose, { signal });
    box.addEventListener('pointerleave', closeSoon, { signal });
    return () => controller.abort();
  });

  // The control may already be hovered or focused when the tooltip mounts.
  useEffect(() => {
    if (bubble.current?.previousElementSibling?.matches(':hover, :focus-within')) setOpen(true);
    return () => window.clearTimeout(closeTimer.current);
  }, []);

  useLayoutEffect(() => {
    const box = bubble.current;
    const control = box?.previousElementSibling;
    if (!isOpen || !box || !control) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const reposition = () => positionBubble(box, control);
    // Browsers without popovers use its z-index.
    if ('popover' in box) box.showPopover();
    reposition();
    window.addEventListener('scroll', reposition, { signal, capture: true, passive: true });
    window.addEventListener('resize', reposition, { signal });
    // In the capture phase, so that the first Escape closes the tooltip and not the dialog below it.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    window.addEventListener('keydown', closeOnEscape, { signal, capture: true });
    return () => {
      controller.abort();
      if ('popover' in box && box.isConnected) box.hidePopover();
    };
  }, [isOpen, text]);

  return (
    <BubbleBox ref={bubble} id={id} role="tooltip" popover="manual" data-open={isOpen}>
      {text}
    </BubbleBox>
  );
}
