import type { Session } from './session';
import { updateSessionRecord } from './updateSessionRecord';

const EVENT = 'profile-updated';

/**
 * Call it after the signed-in agent's profile or profile image has changed on the server. Updates the session's record and
 * dispatches `profile-updated`, after which the header refetches the profile.
 * @param changes known changes by their wire names
 */
export function dispatchProfileUpdated(
  changes: Readonly<Record<string, unknown>> = {},
  session?: Session,
): void {
  updateSessionRecord(changes, session);
  window.dispatchEvent(new Event(EVENT));
}

/** Notifies of every `profile-updated` event, also from other scripts. Returns the unsubscribe function. */
export function subscribeToProfileUpdated(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
