import { useLayoutEffect, useState, type RefObject } from 'react';

/** The element's current width in CSS px; 0 before it is mounted. */
export function useInlineSize(place: RefObject<HTMLElement | null>): number {
  const [size, setSize] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => setSize(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return size;
}
