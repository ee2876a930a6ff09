import type { Session } from '@efie/api';

/** The name of whoever is signed in, with the role. */
export function whoWords(session: Session): string {
  if (session.role === 'guest') return 'Guest';
  const name = session.record['fullName'] ?? session.record['name'];
  return `${typeof name === 'string' && name !== '' ? name : 'Someone'} (${session.role})`;
}
