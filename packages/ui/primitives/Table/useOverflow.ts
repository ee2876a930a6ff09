import { useEffect, useRef, useState, type RefObject } from 'react';

/** Returns a ref and whether the content of its element is wider than the element, updated on resize. */
export function useOverflow(): [RefObject<HTMLDivElement | null>, boolean] {
  const box = useRef<HTMLDivElement>(null);
  const [hasOverflow, setOverflow] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setOverflow(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [box, hasOverflow];
}
