import type { DemoAccount } from '../accounts';
import type { MockDb } from '../db';
import type { Role } from '../factories/records';
import { toWireAgent, toWireUser } from '../handlers/wire';

export type DemoSignIn =
  | { kind: 'in'; role: Role; token: string; record: Readonly<Record<string, unknown>> }
  /** The email is not verified, so no session starts. */
  | { kind: 'unverified'; role: Role; email: string };

function openAgent(db: MockDb, { token, email, password }: DemoAccount): DemoSignIn | null {
  const profile = db.getAgentProfile(token);
  if (profile.ok) return { kind: 'in', role: 'agent', token, record: { ...toWireAgent(profile.agent) } };
  const login = db.logInAgent({ email, password });
  if (!login.ok || !login.agent.emailVerified) return null;
  return { kind: 'in', role: 'agent', token: login.token, record: { ...toWireAgent(login.agent) } };
}

function openUser(db: MockDb, { token, email, password }: DemoAccount): DemoSignIn | null {
  const profile = db.getUserProfile(token);
  if (profile.ok && profile.user.emailVerified)
    return { kind: 'in', role: 'user', token, record: { ...toWireUser(profile.user) } };
  const login = db.logInUser({ email, password });
  if (!login.ok) return null;
  return { kind: 'in', role: 'user', token: login.token, record: { ...toWireUser(login.user) } };
}

/**
 * Signs in a demo account: returns its fixed token, or a new one if that was logged out, and its record. For an unverified
 * email it makes sure that a verification code is pending.
 */
export function signInDemoAccount(db: MockDb, account: DemoAccount): DemoSignIn {
  const session = account.role === 'agent' ? openAgent(db, account) : openUser(db, account);
  if (session) return session;
  if (db.verificationCodeOf(account.email) === null) db.resendVerification({ email: account.email });
  return { kind: 'unverified', role: account.role, email: account.email };
}
