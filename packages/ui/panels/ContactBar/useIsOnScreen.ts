import { useEffect, useState } from 'react';

/** Whether any part of an element is on the screen; false before anyone has looked. */
export function useIsOnScreen(element: Element | null): boolean {
  const [isOnScreen, setOnScreen] = useState(false);
  useEffect(() => {
    if (element === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setOnScreen(last.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return element !== null && isOnScreen;
}
