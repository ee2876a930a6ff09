/** Every key of local storage, by what removes its value; docs/security.md says what each holds. */

/** The session itself. */
export const SESSION_KEYS = ['userToken', 'agentToken', 'refreshToken', 'userType', 'user', 'agent'] as const;

/** Removed when the session ends, also by a 401, and when another starts. */
export const SESSION_DATA_KEYS = ['efie-offline-favorites'] as const;

/** Of an account, which finds them again after a 401; removed when it logs out. */
export const ACCOUNT_KEYS = [
  'efie-dismissed-tasks',
  'efie-still-free',
  'efie-task-count',
  'efie-view-history',
] as const;

/** Of everyone who uses the device: no log-out removes them. */
export const DEVICE_KEYS = [
  'gh-rental-favorites',
  'efie-recently-viewed',
  'efie-offline-viewed',
  'efie-recent-searches',
  'efie-saved-searches',
  'efie-compare',
  'efie-map',
  'efie-own-listings',
  'efie-data-saver',
] as const;

/** Removed by their own rules: `drafts.ts`, `endIdleSession.ts`, and the controls of the mock backend. */
type OtherKey = 'efie-drafts' | 'efie-last-input' | 'efie-mock';

export type StorageKey =
  | (typeof SESSION_KEYS | typeof SESSION_DATA_KEYS | typeof ACCOUNT_KEYS | typeof DEVICE_KEYS)[number]
  | OtherKey;
