import { asRecord, type WireRecord } from '../client/readers';
import { readStored, writeStored, type StorageKey } from './storage';

/** Who can be signed in (specification section 6). */
export type Role = 'user' | 'agent';

/**
 * Who is signed in, with the record as the server sent it: unknown fields are kept (fault 6),
 * and the edge reads it into a domain type (`readUser`, `readAgent`).
 */
export type Session =
  | { readonly role: 'guest' }
  | { readonly role: Role; readonly token: string; readonly record: Readonly<Record<string, unknown>> };

interface Unauthorized {
  role: Role;
  /** The token the refused call was sent with. */
  token: string;
}

const GUEST: Session = { role: 'guest' };
export const TOKEN_KEYS = { user: 'userToken', agent: 'agentToken' } as const;
/** Milliseconds that another tab may take to write all keys of a session. */
const SETTLE_TIME = 1000;
const SESSION_KEYS: readonly StorageKey[] = [
  'userToken',
  'agentToken',
  'refreshToken',
  'userType',
  'user',
  'agent',
];

/** `isElsewhere`: another tab did it. */
type SessionListener = (isElsewhere: boolean) => void;

const listeners = new Set<SessionListener>();
const unauthorizedListeners = new Set<(role: Role) => void>();
let snapshot: { fingerprint: string; session: Session } = { fingerprint: '', session: GUEST };
/** Set while the stored token and record do not belong together. */
let settling: ReturnType<typeof setTimeout> | undefined;

/** Set by `updateSessionRecord`, whose code is not part of the first page. */
export const recordWriter: {
  update?: (changes: Readonly<Record<string, unknown>>, session?: Session) => void;
} = {};

/** Names the token that a stored record belongs to, without holding it (FNV-1a). */
export const tokenHash = (token: string): number =>
  [...token].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 0);

/** Null while the token is of one account and the record of another. A record without a hash was not stored by us. */
function readRole(role: Role): Session | null {
  const token = readStored(TOKEN_KEYS[role]);
  let stored: WireRecord | null = null;
  try {
    stored = asRecord(JSON.parse(readStored(role) ?? ''));
  } catch {
    // A record that is not JSON counts as signed out.
  }
  if (!token || !stored) return GUEST;
  const { efieTokenHash = tokenHash(token), ...record } = stored;
  return efieTokenHash === tokenHash(token) ? { role, token, record } : null;
}

function readSession(): Session | null {
  // Both tokens exist only in a corrupt state: userType decides, then the agent's (ruling 42).
  const order: Role[] = ['agent', 'user'];
  if (readStored('userType') === 'user') order.reverse();
  const [first = GUEST, second = GUEST] = order.map(readRole).filter((session) => session !== GUEST);
  return first ?? (second === GUEST ? null : second);
}

/**
 * Who is signed in now. The same object as long as nothing changed, so that React may compare it. While another tab is
 * writing a session, it is still the former one; a session that is never completed counts as signed out.
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
          announce(true);
        }, SETTLE_TIME);
    snapshot = { fingerprint, session: session ?? snapshot.session };
  }
  return snapshot.session;
}

/** What a server renders: nobody is signed in before the device has been asked. */
export function getServerSession(): Session {
  return GUEST;
}

/** The bearer token of a role, or null. The only place that reads one. */
export function tokenFor(role: Role): string | null {
  const session = getSession();
  return session.role === role ? session.token : null;
}

/** Notifies every listener, also those of this tab. */
export function announce(isElsewhere = false): void {
  listeners.forEach((listener) => listener(isElsewhere));
}

/** Clears every token and the profile data; favorites kept on this device stay (ruling: checklist 41, 43). */
export function endSession(): void {
  writeStored(Object.fromEntries(SESSION_KEYS.map((key) => [key, null])));
  announce();
}

/** Ends the session that a refused call belonged to; a late 401 of an older token ends nothing (fault 10). */
export function reportUnauthorized({ role, token }: Unauthorized): void {
  if (tokenFor(role) !== token) return;
  endSession();
  unauthorizedListeners.forEach((listener) => listener(role));
}

/** Tells when the server ended a session, so that the app can lead an agent to the login (ruling 88). */
export function subscribeToUnauthorized(listener: (role: Role) => void): () => void {
  unauthorizedListeners.add(listener);
  return () => unauthorizedListeners.delete(listener);
}

/** Notifies of what another tab may have stored. Half-written sessions are not announced. */
export function announceElsewhere(): void {
  getSession();
  if (settling === undefined) announce(true);
}

function onStorage({ key }: StorageEvent): void {
  // A null key is another tab's clear().
  if (key === null || SESSION_KEYS.includes(key as StorageKey)) announceElsewhere();
}

/** Notifies of every change of the session, also one made in another tab. */
export function subscribeToSession(listener: SessionListener): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}
