import { useId, type ReactElement } from 'react';
import { lazyComponent } from '../lazyComponent/lazyComponent';

const LazyBubble = lazyComponent(async () => (await import('./TooltipBubble')).TooltipBubble);

export interface LazyTooltipProps {
  /** One sentence; undefined for no tooltip. */
  text: string | undefined;
  /** Where it opens if there is space. */
  side?: 'above' | 'below';
  /** Renders the control, a single element, with the given props. */
  children: (description: { 'aria-describedby'?: string }) => ReactElement;
}

/**
 * A tooltip that opens on hover and focus of a control, closes on Escape and stays inside the screen; the pointer can rest
 * on it. It is lazy-loaded once there is a text. The control is not remounted, so it keeps focus.
 */
export function LazyTooltip({ text, side = 'above', children }: LazyTooltipProps) {
  const id = useId();
  if (text === undefined) return <>{children({})}</>;
  return (
    <>
      {children({ 'aria-describedby': id })}
      <LazyBubble.Optional id={id} text={text} side={side} />
    </>
  );
}
