import { createListeners } from '@efie/domain/listeners';
import { useEffect, useSyncExternalStore } from 'react';

const listeners = createListeners();
/** How many times each photo is shown as waiting. */
const shown = new Map<string, number>();

/** Counts a photo that waits for a press, while the calling component is mounted. */
export function useWaitingPhoto(src: string): void {
  useEffect(() => {
    shown.set(src, (shown.get(src) ?? 0) + 1);
    listeners.notify();
    return () => {
      const left = (shown.get(src) ?? 1) - 1;
      if (left > 0) shown.set(src, left);
      else shown.delete(src);
      listeners.notify();
    };
  }, [src]);
}

/** The number of different photos on the page that wait for a press. */
export const useWaitingPhotoCount = (): number =>
  useSyncExternalStore(
    listeners.subscribe,
    () => shown.size,
    () => 0,
  );

/** The average size in bytes of the photos that this page has loaded; null before the first. */
export function averagePhotoSize(): number | null {
  const sizes = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => 'initiatorType' in entry)
    .filter(({ initiatorType, encodedBodySize }) => initiatorType === 'img' && encodedBodySize > 0)
    .map(({ encodedBodySize }) => encodedBodySize);
  return sizes.length === 0 ? null : sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}
