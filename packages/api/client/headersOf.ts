import type { Session } from '../session/session';

/** Headers of a request for the account of that session, whoever is signed in when it is sent. */
export const headersOf = (session: Session): { headers?: { Authorization: string } } =>
  session.role === 'guest' ? {} : { headers: { Authorization: `Bearer ${session.token}` } };
