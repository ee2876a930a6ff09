import { getSession, subscribeToSession, type Session } from '@efie/api';

/**
 * Listens for a session that ends in another tab: told once it is over, and at that moment only, of whose role follows:
 * nobody's, or that of a login which has taken its place. Call the result to stop.
 */
export function watchEndElsewhere(onEnd: (next: Session['role']) => void): () => void {
  let { role } = getSession();
  return subscribeToSession((isElsewhere) => {
    const before = role;
    ({ role } = getSession());
    if (isElsewhere && before !== 'guest' && role !== before) onEnd(role);
  });
}
