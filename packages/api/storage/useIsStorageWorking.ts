import { useSyncExternalStore } from 'react';
import { isStorageWorking, subscribeToStorageFailure } from './storage';

/** False once writing to the browser's storage has failed. */
export function useIsStorageWorking(): boolean {
  return useSyncExternalStore(subscribeToStorageFailure, isStorageWorking, () => true);
}
