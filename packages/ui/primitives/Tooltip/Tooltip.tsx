import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Bubble, Holder } from './Tooltip.styles';

export interface TooltipProps {
  /** One sentence. */
  text: string;
  /** Renders the control and gives it the id that describes it. */
  children: (description: { 'aria-describedby'?: string }) => ReactElement;
  /** Stretches the holder over the width of its column. */
  isFullWidth?: boolean;
}

const margin = 8;

/**
 * A sentence that appears on hover and on focus of a control, leaves on Escape, and stays inside the screen.
 * Used for the reason of an `aria-disabled` control.
 */
export function Tooltip({ text, children, isFullWidth = false }: TooltipProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = bubble.current;
    if (!isOpen || element === null) return;
    element.style.setProperty('--shift', '0px');
    const box = element.getBoundingClientRect();
    const edge = document.documentElement.clientWidth - margin;
    const shift = box.left < margin ? margin - box.left : Math.min(0, edge - box.right);
    element.style.setProperty('--shift', `${shift}px`);
  }, [isOpen, text]);

  const close = () => setOpen(false);
  const open = () => setOpen(true);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };

  return (
    <Holder
      data-full={isFullWidth}
      onPointerEnter={open}
      onPointerLeave={close}
      onFocus={open}
      onBlur={close}
      onKeyDown={closeOnEscape}
    >
      {children({ 'aria-describedby': id })}
      <Bubble ref={bubble} id={id} role="tooltip" data-open={isOpen}>
        {text}
      </Bubble>
    </Holder>
  );
}
