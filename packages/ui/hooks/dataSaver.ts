import { createListeners } from '@efie/domain/listeners';
import { useSyncExternalStore } from 'react';

const listeners = createListeners();

/** Photos that the user has asked for, by URL. */
const asked = new Set<string>();

/** Whether photos wait for a press and nothing is prefetched. A script in the page's head may have set it. */
export const isSavingData = (): boolean => 'saveData' in document.documentElement.dataset;

export function setSavingData(isOn: boolean): void {
  if (isOn) document.documentElement.dataset['saveData'] = '';
  else delete document.documentElement.dataset['saveData'];
  listeners.notify();
}

/** Loads a photo that waits for a press. */
export function showPhoto(src: string): void {
  asked.add(src);
  listeners.notify();
}

/** Whether a photo waits for a press. */
export const useIsWaiting = (src: string | undefined): boolean =>
  useSyncExternalStore(
    listeners.subscribe,
    () => src !== undefined && isSavingData() && !asked.has(src),
    () => false,
  );
