import { useEffect, useState, type RefObject } from 'react';

/** Distance outside the viewport that counts as near (an IntersectionObserver margin). */
const NEAR = '600px 0px';

/** Whether the element is currently in or near the viewport. */
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
