import { clientFor } from '../client/client';
import { send } from '../client/send';

/**
 * Tells the server that the agent leaves (checklist 40). The token is passed in: by the time the call is made
 * the device may have forgotten it already (checklist 42).
 */
export async function logOutAgent(token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  await send(clientFor('public').POST('/api/auth/agent/logout', { headers }));
}
