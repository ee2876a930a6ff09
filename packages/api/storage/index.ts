export { readStored, resetStorageMemory, writeStored } from './storage';
export type { StorageKey } from './storage';
export { useIsStorageWorking } from './useIsStorageWorking';
