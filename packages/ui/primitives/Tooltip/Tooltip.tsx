import { useId, type ReactElement } from 'react';
import { rest } from '../modules';
import { useModule } from '../useModule/useModule';
import type { TooltipBubbleProps } from './TooltipBubble';

function Bubble(props: TooltipBubbleProps) {
  const { module } = useModule(rest);
  return module && <module.TooltipBubble {...props} />;
}

export interface TooltipProps {
  /** One sentence; undefined for no tooltip. */
  text: string | undefined;
  /** Renders the control, a single element, with the given props. */
  children: (description: { 'aria-describedby'?: string }) => ReactElement;
}

/**
 * A tooltip that opens on hover and focus of a control, closes on Escape and stays inside the screen; the pointer can rest
 * on it. The control is not remounted, so it keeps focus.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  if (text === undefined) return <>{children({})}</>;
  return (
    <>
      {children({ 'aria-describedby': id })}
      <Bubble id={id} text={text} />
    </>
  );
}
