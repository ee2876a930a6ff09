import { clientFor } from '../client/client';
import { asRecord } from '../wire/readers';
import { send } from '../client/send';
import { getSession, type Role } from '../session/session';
import { updateSessionRecord } from '../session/updateSessionRecord';

const requestProfile = {
  user: () => clientFor('user').GET('/api/user/profile'),
  agent: () => clientFor('agent').GET('/api/agent/profile'),
};

async function fetchRecord(role: Role) {
  const data = asRecord(asRecord(await send(requestProfile[role]()))?.['data']);
  return asRecord(data?.[role]) ?? data;
}

/**
 * Updates the stored record of the signed-in account from the server. Ignores failures, and responses that arrive after
 * the session has changed. Never rejects.
 */
export async function refreshProfile(): Promise<void> {
  const session = getSession();
  if (session.role === 'guest') return;
  const record = await fetchRecord(session.role).catch(() => null);
  if (record) updateSessionRecord(record, session);
}
