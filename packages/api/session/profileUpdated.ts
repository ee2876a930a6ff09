import type { Session } from './session';
import { updateSessionRecord } from './writeSession';

/** The name of the specification (section 7; ruling 124). */
const EVENT = 'profile-updated';

/**
 * To be called after the signed-in agent's profile or picture was changed on the server (checklist 77). What is known of
 * the change, by its names on the wire, is taken over at once; the header asks the server for the rest.
 */
export function raiseProfileUpdated(
  changes: Readonly<Record<string, unknown>> = {},
  session?: Session,
): void {
  updateSessionRecord(changes, session);
  window.dispatchEvent(new Event(EVENT));
}

/** Tells of every change of the profile, also one that another script of the page raises. Call the result to stop. */
export function subscribeToProfileUpdated(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
