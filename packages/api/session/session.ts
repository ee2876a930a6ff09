import { createListeners } from '@efie/domain/listeners';
import { asRecord, type WireRecord } from '../wire/readers';
import { readStored, removeStored } from '../storage/storage';
import { SESSION_DATA_KEYS, SESSION_KEYS } from '../storage/storedKeys';

export type Role = 'user' | 'agent';

/** The signed-in account. `record` is unparsed: `readUser` and `readAgent` convert it into a domain type. */
export type Session =
  | { readonly role: 'guest' }
  | { readonly role: Role; readonly token: string; readonly record: Readonly<Record<string, unknown>> };

interface Unauthorized {
  role: Role;
  token: string;
}

const GUEST: Session = { role: 'guest' };
/** How long another tab may take to write all keys of a session, in ms. */
const SETTLE_TIME = 1000;

/** `isFromOtherTab`: the change was made in another tab. */
const listeners = createListeners<[isFromOtherTab: boolean]>(() => {
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
});
const unauthorizedListeners = createListeners<[role: Role]>();
let snapshot: { fingerprint: string; session: Session } = { fingerprint: '', session: GUEST };
/** Set while the stored token and record are of different accounts. */
let settling: ReturnType<typeof setTimeout> | undefined;

/** FNV-1a hash, stored with a record to identify the token that it belongs to. */
export const hashToken = (token: string): number =>
  [...token].reduce((hash, character) => Math.imul(hash ^ character.charCodeAt(0), 16_777_619), 0);

/** Null while the token is of one account and the record of another. A record without a hash is accepted. */
function readRole(role: Role): Session | null {
  const token = readStored(`${role}Token`);
  let stored: WireRecord | null = null;
  try {
    stored = asRecord(JSON.parse(readStored(role) ?? ''));
  } catch {
    // Invalid JSON counts as signed out.
  }
  if (!token || !stored) return GUEST;
  const { efieTokenHash = hashToken(token), ...record } = stored;
  return efieTokenHash === hashToken(token) ? { role, token, record } : null;
}

function readSession(): Session | null {
  // Both tokens exist only in corrupt storage: userType decides, else the agent's counts.
  const order: Role[] = ['agent', 'user'];
  if (readStored('userType') === 'user') order.reverse();
  const [first = GUEST, second = GUEST] = order.map(readRole).filter((session) => session !== GUEST);
  return first ?? (second === GUEST ? null : second);
}

/**
 * The current session; the same object until it changes, as useSyncExternalStore requires. While another tab is writing a
 * session, this is still the previous one; a session that is never completed counts as signed out.
 */
export function getSession(): Session {
  const fingerprint = SESSION_KEYS.map((key) => readStored(key) ?? '').join('\n');
  if (snapshot.fingerprint !== fingerprint) {
    const session = readSession();
    clearTimeout(settling);
    settling = session
      ? undefined
      : setTimeout(() => {
          settling = undefined;
          snapshot.session = GUEST;
          notifySessionListeners(true);
        }, SETTLE_TIME);
    snapshot = { fingerprint, session: session ?? snapshot.session };
  }
  return snapshot.session;
}

/** The session during hydration: always a guest. On a server, which has no storage, one written by pre-rendering. */
export function getServerSession(): Session {
  return typeof window === 'undefined' ? getSession() : GUEST;
}

/** The bearer token of a role; null when it is not signed in. */
export function tokenFor(role: Role): string | null {
  const session = getSession();
  return session.role === role ? session.token : null;
}

export function notifySessionListeners(isFromOtherTab = false): void {
  listeners.notify(isFromOtherTab);
}

/** Removes tokens, the stored record and data of the session; what belongs to the device stays. */
export function endSession(): void {
  removeStored([...SESSION_KEYS, ...SESSION_DATA_KEYS]);
  notifySessionListeners();
}

/** Ends the session after a 401; ignores a late 401 for an older token. */
export function reportUnauthorized({ role, token }: Unauthorized): void {
  if (tokenFor(role) !== token) return;
  endSession();
  unauthorizedListeners.notify(role);
}

/** Notifies when a 401 has ended the session, so that the app can open the agent login. */
export const subscribeToUnauthorized = unauthorizedListeners.subscribe;

/** Notifies every listener of a change in another tab, unless the session is half-written. */
export function notifyOfOtherTab(): void {
  getSession();
  if (settling === undefined) notifySessionListeners(true);
}

function onStorage({ key }: StorageEvent): void {
  // A null key is another tab's clear().
  if (key === null || (SESSION_KEYS as readonly string[]).includes(key)) notifyOfOtherTab();
}

/** Notifies of every change of the session, also in other tabs. */
export const subscribeToSession = listeners.subscribe;
