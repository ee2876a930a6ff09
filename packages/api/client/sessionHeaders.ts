import type { Session } from '../session/session';

/** Authorization with the token of this session, which need not be the current one. */
export const sessionHeaders = (session: Session): { headers?: { Authorization: string } } =>
  session.role === 'guest' ? {} : { headers: { Authorization: `Bearer ${session.token}` } };
