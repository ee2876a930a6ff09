export { useSession, useSessionAtMount } from './hooks';
export { dispatchProfileUpdated, subscribeToProfileUpdated } from './profileUpdated';
export { isSameAccount } from './isSameAccount';
export { createSessionCheck } from './createSessionCheck';
export {
  notifyOfOtherTab,
  endSession,
  getSession,
  hashToken,
  subscribeToSession,
  subscribeToUnauthorized,
} from './session';
export type { Role, Session } from './session';
export { startSession } from './startSession';
export { updateSessionRecord } from './updateSessionRecord';
