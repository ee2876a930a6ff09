import { clientFor } from '../client/client';
import { send } from '../client/send';
import { readLogin, type Credentials, type LoginAnswer } from './logIn';

/** Requests an agent login. Does not start a session; `signIn` does. */
export async function logInAgent(credentials: Credentials, signal?: AbortSignal): Promise<LoginAnswer> {
  const body = { ...credentials, rememberMe: false };
  const call = clientFor('public').POST('/api/auth/agent/login', { body, signal: signal ?? null });
  return readLogin(await send(call), 'agent');
}
