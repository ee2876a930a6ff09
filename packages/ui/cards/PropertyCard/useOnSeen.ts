import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** How much of an element must be in view for it to count as seen, as a share of the element or of the window. */
const SHARE = 0.5;

const isSeen = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry) =>
  intersectionRatio >= SHARE || intersectionRect.height >= SHARE * window.innerHeight;

/**
 * Calls back once, when half of an element has come into view, or as much of a taller one as fills half of the window.
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
        if (!entries.some(isSeen)) return;
        observer.disconnect();
        callBack();
      },
      { threshold: [0.1, 0.2, 0.3, 0.4, SHARE] },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isWatched]);
  return element;
}
