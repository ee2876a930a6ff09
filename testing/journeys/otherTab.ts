import { storageOfAnotherTab } from '../ownDevice';

/** A second document on the same device: what it writes this one hears of as it does of another tab. */
export function openOtherTab(): { storage: Storage; close: () => void } {
  const own = storageOfAnotherTab();
  if (own) return { storage: own, close: () => undefined };
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const storage = frame.contentWindow?.localStorage;
  if (!storage) throw new Error('The second document has no storage');
  return { storage, close: () => frame.remove() };
}

/** Logs out there. */
export function logOutThere(storage: Storage): void {
  for (const key of ['userToken', 'agentToken', 'refreshToken', 'userType', 'user', 'agent'])
    storage.removeItem(key);
}

/** Logs in as an agent there. */
export function logInAsAgentThere(storage: Storage, token: string, record: object): void {
  storage.setItem('agentToken', token);
  storage.setItem('userType', 'agent');
  storage.setItem('agent', JSON.stringify(record));
  storage.removeItem('userToken');
  storage.removeItem('user');
}

/** Logs in as a user there. */
export function logInAsUserThere(storage: Storage): void {
  storage.setItem('userToken', 'user-token');
  storage.setItem('userType', 'user');
  storage.setItem(
    'user',
    JSON.stringify({ id: '9001', fullName: 'Efua Sarpong', email: 'efua@example.com' }),
  );
  storage.removeItem('agentToken');
  storage.removeItem('agent');
}
