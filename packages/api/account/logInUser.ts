import { clientFor } from '../client/client';
import { send } from '../client/send';
import { readLogin, type Credentials, type LoginAnswer } from './logIn';

/** Asks to log a user in (checklist 315, 318); it stores nothing: `signIn` decides. */
export async function logInUser(credentials: Credentials, signal?: AbortSignal): Promise<LoginAnswer> {
  const body = { ...credentials, rememberMe: false };
  const call = clientFor('public').POST('/api/auth/user/login', { body, signal: signal ?? null });
  return readLogin(await send(call), 'user');
}
