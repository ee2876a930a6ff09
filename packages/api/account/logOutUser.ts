import { clientFor } from '../client/client';
import { send } from '../client/send';

/** Requests a user logout. Takes the token, because the session on the device has already ended. */
export async function logOutUser(token: string): Promise<void> {
  await send(clientFor({ token }).POST('/api/auth/user/logout'));
}
