import { useEffect, useState, type RefObject } from 'react';

/** How far outside the window something may be and still count as near, in CSS px. */
const NEAR = '600px 0px';

/** Whether an element is in the window or a short way from it, followed as the page scrolls. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
