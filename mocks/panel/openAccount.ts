import type { DemoAccount } from '../accounts';
import type { MockDb } from '../db';
import type { Role } from '../factories/records';
import { toWireAgent, toWireUser } from '../handlers/wire';

/** What comes of asking for an account. */
export type OpenedAccount =
  | { kind: 'in'; role: Role; token: string; record: Readonly<Record<string, unknown>> }
  /** The address is not verified: nobody gets in before that (ruling 74). */
  | { kind: 'unverified'; role: Role; email: string };

function openAgent(db: MockDb, { token, email, password }: DemoAccount): OpenedAccount | null {
  const known = db.getAgentProfile(token);
  if (known.ok) return { kind: 'in', role: 'agent', token, record: { ...toWireAgent(known.agent) } };
  const login = db.logInAgent({ email, password });
  if (!login.ok || !login.agent.emailVerified) return null;
  return { kind: 'in', role: 'agent', token: login.token, record: { ...toWireAgent(login.agent) } };
}

function openUser(db: MockDb, { token, email, password }: DemoAccount): OpenedAccount | null {
  const known = db.getUserProfile(token);
  if (known.ok && known.user.emailVerified)
    return { kind: 'in', role: 'user', token, record: { ...toWireUser(known.user) } };
  const login = db.logInUser({ email, password });
  if (!login.ok) return null;
  return { kind: 'in', role: 'user', token: login.token, record: { ...toWireUser(login.user) } };
}

/**
 * Token and record of a demo account as a login would answer them: its own token, or a new one when that was logged out.
 * For an address that is not verified a code waits afterwards.
 */
export function openAccount(db: MockDb, account: DemoAccount): OpenedAccount {
  const opened = account.role === 'agent' ? openAgent(db, account) : openUser(db, account);
  if (opened) return opened;
  if (db.verificationCodeOf(account.email) === null) db.resendVerification({ email: account.email });
  return { kind: 'unverified', role: account.role, email: account.email };
}
