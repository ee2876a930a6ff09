import { useEffect, useId, useRef } from 'react';

/**
 * Moves focus on mount to the heading of a result that replaces the screen's content. Screen readers then announce it
 * with the text whose id is `descriptionId`, and the next Tab continues below it.
 */
export function useFocusedHeading() {
  const ref = useRef<HTMLHeadingElement>(null);
  const descriptionId = useId();
  useEffect(() => ref.current?.focus(), []);
  return { headingProps: { ref, tabIndex: -1, 'aria-describedby': descriptionId }, descriptionId };
}
