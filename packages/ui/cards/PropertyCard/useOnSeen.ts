import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** Share of the element, or of the window's height, that must be in view for the element to count as seen. */
const MIN_VISIBLE_SHARE = 0.5;

const isSeen = ({ intersectionRatio, intersectionRect }: IntersectionObserverEntry) =>
  intersectionRatio >= MIN_VISIBLE_SHARE || intersectionRect.height >= MIN_VISIBLE_SHARE * window.innerHeight;

/**
 * Calls `onSeen` once, when half of the element is in view, or when a taller element fills half of the window.
 * @returns ref for the element
 */
export function useOnSeen(onSeen: (() => void) | undefined): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const isObserved = onSeen !== undefined;
  const notifySeen = useEffectEvent(() => onSeen?.());
  useEffect(() => {
    if (!isObserved || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(isSeen)) return;
        observer.disconnect();
        notifySeen();
      },
      { threshold: [0.1, 0.2, 0.3, 0.4, MIN_VISIBLE_SHARE] },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isObserved]);
  return element;
}
