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
const TOKEN_KEYS = { user: 'userToken', agent: 'agentToken' } as const;
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
let snapshot: { fingerprint: string; session: Session } | null = null;

function parseRecord(text: string | null): Readonly<Record<string, unknown>> | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}

function readRole(role: Role): Session | null {
  const token = readStored(TOKEN_KEYS[role]);
  const record = parseRecord(readStored(role));
  return token && record ? { role, token, record } : null;
}

function readSession(): Session {
  // Both tokens exist only in a corrupt state: userType decides, then the agent's (ruling 42).
  const order: readonly Role[] = readStored('userType') === 'user' ? ['user', 'agent'] : ['agent', 'user'];
  for (const role of order) {
    const session = readRole(role);
    if (session) return session;
  }
  return GUEST;
}

/** Who is signed in now. The same object as long as nothing changed, so that React may compare it. */
export function getSession(): Session {
  const fingerprint = SESSION_KEYS.map((key) => readStored(key) ?? '').join('\n');
  if (snapshot?.fingerprint !== fingerprint) snapshot = { fingerprint, session: readSession() };
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

function announce(isElsewhere = false): void {
  listeners.forEach((listener) => listener(isElsewhere));
}

/** Signs in as one role and ends the other (specification section 4; checklist 34 to 37). */
export function startSession(role: Role, token: string, record: Readonly<Record<string, unknown>>): void {
  const other: Role = role === 'user' ? 'agent' : 'user';
  writeStored({
    [TOKEN_KEYS[role]]: token,
    userType: role,
    [role]: JSON.stringify(record),
    [TOKEN_KEYS[other]]: null,
    [other]: null,
  });
  announce();
}

/** Rewrites the signed-in person's record after it changed on the server (ruling 24); no session, no write. */
export function updateSessionRecord(changes: Readonly<Record<string, unknown>>): void {
  const session = getSession();
  if (session.role === 'guest') return;
  writeStored({ [session.role]: JSON.stringify({ ...session.record, ...changes }) });
  announce();
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

function onStorage(event: StorageEvent): void {
  // A null key is another tab's clear().
  if (event.key === null || SESSION_KEYS.some((key) => key === event.key)) announce(true);
}

/** Tells of every change of the session, also one made in another tab (fault 7). */
export function subscribeToSession(listener: SessionListener): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}
