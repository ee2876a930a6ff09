import { clientFor } from '../client/client';
import { send } from '../client/send';
import { readLoginResponse, type Credentials, type LoginResponse } from './loginResponse';

/** Requests a user login. Does not start a session; `signIn` does. */
export async function logInUser(credentials: Credentials, signal?: AbortSignal): Promise<LoginResponse> {
  const body = { ...credentials, rememberMe: false };
  const call = clientFor('public').POST('/api/auth/user/login', { body, signal: signal ?? null });
  return readLoginResponse(await send(call), 'user');
}
