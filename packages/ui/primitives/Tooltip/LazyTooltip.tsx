import { useId, type ReactElement } from 'react';
import { lazyComponent } from '../lazyComponent/lazyComponent';
import type { BubbleProps } from './Bubble';

const LazyBubble = lazyComponent(async () => (await import('./Bubble')).Bubble);

function LateBubble(props: BubbleProps) {
  const Bubble = LazyBubble.useLoaded();
  return Bubble && <Bubble {...props} />;
}

export interface LazyTooltipProps {
  /** One sentence; nothing to say as long as it is undefined. */
  text: string | undefined;
  /** Renders the control, one element, and gives it the id that describes it. */
  children: (description: { 'aria-describedby'?: string }) => ReactElement;
}

/**
 * A sentence that appears on hover and on focus of a control, leaves on Escape, and stays inside the screen; the pointer
 * can rest on it. Its code is loaded when a control first has something to say. The control keeps its place in the page all the
 * time, so neither the sentence's coming nor its going takes the focus away.
 */
export function LazyTooltip({ text, children }: LazyTooltipProps) {
  const id = useId();
  if (text === undefined) return <>{children({})}</>;
  return (
    <>
      {children({ 'aria-describedby': id })}
      <LateBubble id={id} text={text} />
    </>
  );
}
