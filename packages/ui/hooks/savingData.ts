import { createListeners } from '@efie/domain/listeners';
import { useSyncExternalStore } from 'react';

const listeners = createListeners();

/** Photos that the user has asked for, by URL. */
const asked = new Set<string>();

let isOn = false;

/** Whether photos wait for a press and nothing is prefetched. */
export const isSavingData = (): boolean => isOn;

export function setSavingData(next: boolean): void {
  isOn = next;
  listeners.notify();
}

/** Loads a photo that waits for a press. */
export function showPhoto(src: string): void {
  asked.add(src);
  listeners.notify();
}

/** Whether a photo waits for a press now. */
export const isPhotoWaiting = (src: string): boolean => isOn && !asked.has(src);

/** Whether a photo waits for a press. */
export const useIsWaiting = (src: string | undefined): boolean =>
  useSyncExternalStore(
    listeners.subscribe,
    () => src !== undefined && isPhotoWaiting(src),
    () => false,
  );
