import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';

export interface LiveRegionProps {
  /** What to say; '' says nothing. */
  children: ReactNode;
  /** `assertive` interrupts: for errors only. */
  urgency?: 'polite' | 'assertive';
}

/** A persistent region that is in the page before its message comes, so that screen readers hear it. Not seen. */
export function LiveRegion({ children, urgency = 'polite' }: LiveRegionProps) {
  return (
    <VisuallyHidden
      as="div"
      role={urgency === 'polite' ? 'status' : 'alert'}
      aria-live={urgency}
      aria-atomic="true"
    >
      {children}
    </VisuallyHidden>
  );
}
