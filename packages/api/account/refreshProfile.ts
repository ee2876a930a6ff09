import { clientFor } from '../client/client';
import { asRecord } from '../client/readers';
import { send } from '../client/send';
import { getSession, type Role } from '../session/session';
import { updateSessionRecord } from '../session/writeSession';

const ask = {
  user: () => clientFor('user').GET('/api/user/profile'),
  agent: () => clientFor('agent').GET('/api/agent/profile'),
};

async function readOwnRecord(role: Role) {
  const data = asRecord(asRecord(await send(ask[role]()))?.['data']);
  return asRecord(data?.[role]) ?? data;
}

/**
 * Brings the record that the device keeps of the signed-in person up to date with the server's. A failure is silent
 * (ruling 93); an answer that comes after the session has changed is applied to no one (fault 8). Never rejects.
 */
export async function refreshProfile(): Promise<void> {
  const session = getSession();
  if (session.role === 'guest') return;
  const record = await readOwnRecord(session.role).catch(() => null);
  if (record) updateSessionRecord(record, session);
}
