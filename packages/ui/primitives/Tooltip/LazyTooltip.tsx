import { lazy, Suspense } from 'react';
import type { TooltipProps } from './Tooltip';

const Loaded = lazy(async () => ({ default: (await import('./Tooltip')).Tooltip }));

/** A tooltip whose code comes when a control first has a reason to show; until then the control stands without it. */
export function LazyTooltip(props: TooltipProps) {
  return (
    <Suspense fallback={props.children({})}>
      <Loaded {...props} />
    </Suspense>
  );
}
