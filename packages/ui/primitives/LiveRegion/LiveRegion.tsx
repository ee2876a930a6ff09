import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden';

export interface LiveRegionProps {
  /** Text to announce; '' announces nothing. */
  children: ReactNode;
  /** `assertive` interrupts; for errors only. */
  urgency?: 'polite' | 'assertive';
}

/** A visually hidden live region. Mount it before its message is set, or screen readers do not announce it. */
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
