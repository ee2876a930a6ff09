import { useSyncExternalStore } from 'react';

/** Polling interval, ms. The app's router does not notify code outside of it. */
const POLLING_INTERVAL = 500;

const MS_PER_MINUTE = 60_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, POLLING_INTERVAL);
  return () => clearInterval(timer);
}

/** The current URL of the page, for components outside of the app's router. */
export function useCurrentUrl(): URL {
  return new URL(useSyncExternalStore(subscribe, () => window.location.href));
}

/** The page's current time rounded down to the minute, in ms since 1970. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MS_PER_MINUTE) * MS_PER_MINUTE);
}
