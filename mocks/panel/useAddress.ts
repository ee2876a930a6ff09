import { useSyncExternalStore } from 'react';

/** How often the address of the page is looked at, in ms: the app's router tells nobody outside of it. */
const EVERY = 500;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, EVERY);
  return () => clearInterval(timer);
}

/** The address of the page, in a panel that lives beside the app. */
export function useAddress(): URL {
  return new URL(
    useSyncExternalStore(
      subscribe,
      () => window.location.href,
      () => 'http://localhost/',
    ),
  );
}
