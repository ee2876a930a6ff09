import { useId, type ReactElement } from 'react';
import { Bubble } from './Bubble';

export interface TooltipProps {
  /** One sentence. */
  text: string;
  /** Renders the control, one element, and gives it the id that describes it. */
  children: (description: { 'aria-describedby'?: string }) => ReactElement;
}

/**
 * A sentence that appears on hover and on focus of a control, leaves on Escape, and stays inside the screen; the pointer
 * can rest on it. Used for the reason of an `aria-disabled` control.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  return (
    <>
      {children({ 'aria-describedby': id })}
      <Bubble id={id} text={text} />
    </>
  );
}
