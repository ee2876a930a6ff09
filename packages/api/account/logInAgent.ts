import { clientFor } from '../client/client';
import { send } from '../client/send';
import { readLogin, type Credentials, type LoginAnswer } from './logIn';

/** Asks to log an agent in (checklist 269); it stores nothing: `signIn` decides (ruling 74). */
export async function logInAgent(credentials: Credentials, signal?: AbortSignal): Promise<LoginAnswer> {
  const body = { ...credentials, rememberMe: false };
  const call = clientFor('public').POST('/api/auth/agent/login', { body, signal: signal ?? null });
  return readLogin(await send(call), 'agent');
}
