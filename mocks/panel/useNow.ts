import { useSyncExternalStore } from 'react';

const MS_PER_MINUTE = 60_000;

/** How often the page's clock is looked at, in ms. */
const EVERY = 5_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, EVERY);
  return () => clearInterval(timer);
}

const readMinute = () => Math.floor(Date.now() / MS_PER_MINUTE) * MS_PER_MINUTE;

/** The present minute of the page's clock, in ms since 1970. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readMinute, () => 0);
}
