import { asText } from '../wire/readers';
import { hashToken, type Session } from '../session/session';

/** Identifies the account of a session in data that is stored on the device, without its email; '' for a guest. */
export function ownerKey(session: Session): string {
  if (session.role === 'guest') return '';
  const { email, id } = session.record;
  return `${session.role} ${hashToken(asText(email) || asText(id) || session.token)}`;
}
