import { storageOfAnotherTab, type OtherTabsStorage } from '../browserStorage';

/** The storage of a second document; writing to it fires storage events here, as another tab does. */
export function openOtherTab(): { storage: OtherTabsStorage; close: () => void } {
  const isolatedStorage = storageOfAnotherTab();
  if (isolatedStorage) return { storage: isolatedStorage, close: () => undefined };
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const storage = frame.contentWindow?.localStorage;
  if (!storage) throw new Error('The iframe that simulates another tab has no localStorage');
  return { storage, close: () => frame.remove() };
}

/** Removes the session, as a log-out in the other tab does. */
export function logOutInOtherTab(storage: OtherTabsStorage): void {
  for (const key of ['userToken', 'agentToken', 'refreshToken', 'userType', 'user', 'agent'])
    storage.removeItem(key);
}

/** Stores an agent's session, as a login in the other tab does. */
export function logInAsAgentInOtherTab(storage: OtherTabsStorage, token: string, record: object): void {
  storage.setItem('agentToken', token);
  storage.setItem('userType', 'agent');
  storage.setItem('agent', JSON.stringify(record));
  storage.removeItem('userToken');
  storage.removeItem('user');
}

/** Stores a user's session, as a login in the other tab does. */
export function logInAsUserInOtherTab(storage: OtherTabsStorage): void {
  storage.setItem('userToken', 'user-token');
  storage.setItem('userType', 'user');
  storage.setItem(
    'user',
    JSON.stringify({ id: '9001', fullName: 'Efua Sarpong', email: 'efua@example.com' }),
  );
  storage.removeItem('agentToken');
  storage.removeItem('agent');
}
