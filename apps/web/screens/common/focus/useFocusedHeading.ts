import { useEffect, useId, useRef } from 'react';

/**
 * Moves focus on mount to the heading of a result that replaces the screen's content. Screen readers then announce it
 * with the sentence that carries `sentenceId`, and the next Tab continues below it.
 */
export function useFocusedHeading() {
  const ref = useRef<HTMLHeadingElement>(null);
  const sentenceId = useId();
  useEffect(() => ref.current?.focus(), []);
  return { props: { ref, tabIndex: -1, 'aria-describedby': sentenceId }, sentenceId };
}
