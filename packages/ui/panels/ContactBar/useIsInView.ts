import { useEffect, useState } from 'react';

/** Whether any part of an element is in view; false until the observer first reports. */
export function useIsInView(element: Element | null): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const lastEntry = entries.at(-1);
      if (lastEntry) setOnScreen(lastEntry.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return element !== null && isOnScreen;
}
