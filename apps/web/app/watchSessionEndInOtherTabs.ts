import { getSession, subscribeToSession, type Session } from '@efie/api';

/**
 * Listens for the end of the session in another tab.
 * @param onEnd called once, with the role that follows: 'guest', or that of the account that has logged in instead
 * @returns stops listening
 */
export function watchSessionEndInOtherTabs(onEnd: (next: Session['role']) => void): () => void {
  let { role } = getSession();
  return subscribeToSession((isElsewhere) => {
    const before = role;
    ({ role } = getSession());
    if (isElsewhere && before !== 'guest' && role !== before) onEnd(role);
  });
}
