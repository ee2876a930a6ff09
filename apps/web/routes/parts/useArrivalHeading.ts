import { useEffect, useId, useRef } from 'react';

/**
 * Gives the focus to the heading of what has just taken the page's place, so that it is heard with its sentence and the
 * next Tab goes on below it (fault 34).
 */
export function useArrivalHeading() {
  const ref = useRef<HTMLHeadingElement>(null);
  const sentenceId = useId();
  useEffect(() => ref.current?.focus(), []);
  return { props: { ref, tabIndex: -1, 'aria-describedby': sentenceId }, sentenceId };
}
