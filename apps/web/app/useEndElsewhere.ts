import { getSession, subscribeToSession } from '@efie/api';
import { useEffect, useState } from 'react';

/** Listens for a session that ends in another tab: told once it is over, and at that moment only. Call the result to stop. */
export function watchEndElsewhere(onEnd: () => void): () => void {
  let { role } = getSession();
  const follow = () => {
    ({ role } = getSession());
  };
  const onStorage = () => {
    if (role !== 'guest' && getSession().role === 'guest') onEnd();
  };
  // Before the session itself hears of it: only other tabs cause this event.
  window.addEventListener('storage', onStorage, { capture: true });
  const stop = subscribeToSession(follow);
  return () => {
    window.removeEventListener('storage', onStorage, { capture: true });
    stop();
  };
}

/** Whether a session has ended in another tab since the page was opened. */
export function useEndElsewhere(): boolean {
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => watchEndElsewhere(() => setEnded(true)), []);
  return hasEnded;
}
