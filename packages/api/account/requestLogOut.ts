import type { Session } from '../session/session';
import { logOutAgent } from './logOutAgent';
import { logOutUser } from './logOutUser';

const requests = { user: logOutUser, agent: logOutAgent };

/** Asks the server to end the token of a session that has ended on the device. Never rejects. */
export async function requestLogOut(session: Session): Promise<void> {
  if (session.role !== 'guest') await requests[session.role](session.token).catch(() => undefined);
}
