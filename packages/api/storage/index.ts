export { readStored, resetStorageMemory, writeStored } from './storage';
export { ACCOUNT_KEYS, DEVICE_KEYS, SESSION_DATA_KEYS, SESSION_KEYS, type StorageKey } from './storedKeys';
export { useIsStorageWorking } from './useIsStorageWorking';
