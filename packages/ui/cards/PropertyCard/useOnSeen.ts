import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** The share of an element that must be in view for it to count as seen. */
const SHARE = 0.5;

/**
 * Calls back once, when half of an element has come into view.
 * @returns the ref of the element
 */
export function useOnSeen(onSeen: (() => void) | undefined): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const isWatched = onSeen !== undefined;
  const callBack = useEffectEvent(() => onSeen?.());
  useEffect(() => {
    if (!isWatched || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= SHARE)) return;
        observer.disconnect();
        callBack();
      },
      { threshold: SHARE },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWatched]);
  return element;
}
