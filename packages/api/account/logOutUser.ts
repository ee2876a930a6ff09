import { clientFor } from '../client/client';
import { send } from '../client/send';

/**
 * Tells the server that the user leaves (checklist 39). The token is passed in: by the time the call is made
 * the device may have forgotten it already (checklist 42).
 */
export async function logOutUser(token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  await send(clientFor('public').POST('/api/auth/user/logout', { headers }));
}
