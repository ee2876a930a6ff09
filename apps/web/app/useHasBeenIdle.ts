import { useEffect, useState } from 'react';

/** Whether the page has loaded and the browser has been idle since. The data saver does not prevent it. */
export function useHasBeenIdle(): boolean {
  const [hasBeenIdle, setHasBeenIdle] = useState(false);
  useEffect(() => {
    const finish = () => setHasBeenIdle(true);
    // Safari has no requestIdleCallback.
    const wait = () =>
      'requestIdleCallback' in window ? requestIdleCallback(finish) : setTimeout(finish, 1000);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  }, []);
  return hasBeenIdle;
}
