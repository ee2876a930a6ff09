import type { Session } from '@efie/api';

/** Name and role of the session's account, such as 'Ama Mensah (agent)', or 'Guest'. */
export function describeSession(session: Session): string {
  if (session.role === 'guest') return 'Guest';
  const name = session.record['fullName'] ?? session.record['name'];
  return `${typeof name === 'string' && name !== '' ? name : 'Someone'} (${session.role})`;
}
