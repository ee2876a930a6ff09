import { useSyncExternalStore } from 'react';

const MS_PER_MINUTE = 60_000;

/** Polling interval, ms. */
const POLLING_INTERVAL = 5_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, POLLING_INTERVAL);
  return () => clearInterval(timer);
}

const readMinute = () => Math.floor(Date.now() / MS_PER_MINUTE) * MS_PER_MINUTE;

/** The page's current time rounded down to the minute, in ms since 1970. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, readMinute, () => 0);
}
