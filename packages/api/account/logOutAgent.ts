import { clientFor } from '../client/client';
import { send } from '../client/send';

/** Requests an agent logout. Takes the token, because the session on the device has already ended. */
export async function logOutAgent(token: string): Promise<void> {
  await send(clientFor({ token }).POST('/api/auth/agent/logout'));
}
