import { pseudoRandomText } from '../factories/random';
import type { AgentRecord, Role, UserRecord } from '../factories/records';
import { EMAIL_NOT_VERIFIED, UNAUTHENTICATED, type Result } from './result';
import type { MockDbState, Token } from './types';

/** State shared by the rule modules. */
export type Store = {
  state: MockDbState;
  readonly files: Map<string, Blob>;
  readonly seed: string;
  now(): string;
  notifyChanged(): void;
};

export function nextId(store: Store): string {
  store.state.nextId += 1;
  return String(store.state.nextId);
}

const TOKEN_ALPHABET = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Starts a session and returns its token. */
export function openSession(store: Store, role: Role, accountId: string): string {
  const token = pseudoRandomText(
    `${store.seed}|token|${role}|${accountId}|${nextId(store)}`,
    40,
    TOKEN_ALPHABET,
  );
  store.state.sessions.push({ token, role, accountId });
  return token;
}

function accountIdOf(store: Store, role: Role, token: Token): string | undefined {
  if (!token) return undefined;
  return store.state.sessions.find((session) => session.token === token && session.role === role)?.accountId;
}

export function authenticateUser(store: Store, token: Token): Result<{ user: UserRecord }> {
  const id = accountIdOf(store, 'user', token);
  const user = store.state.users.find((candidate) => candidate.id === id);
  return user ? { ok: true, user } : UNAUTHENTICATED;
}

/** The agent a token belongs to; 403 while the agent's email is not verified. */
export function authenticateAgent(store: Store, token: Token): Result<{ agent: AgentRecord }> {
  const id = accountIdOf(store, 'agent', token);
  const agent = store.state.agents.find((candidate) => candidate.id === id);
  if (!agent) return UNAUTHENTICATED;
  return agent.emailVerified ? { ok: true, agent } : EMAIL_NOT_VERIFIED;
}

export function authenticateOwner(store: Store, role: Role, token: Token): Result<{ id: string }> {
  const found = role === 'user' ? authenticateUser(store, token) : authenticateAgent(store, token);
  if (!found.ok) return found;
  return { ok: true, id: 'user' in found ? found.user.id : found.agent.id };
}
