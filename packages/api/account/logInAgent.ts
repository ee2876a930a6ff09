import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { send } from '../client/send';
import { readLogin, type Credentials, type Login } from './logIn';

/** Logs an agent in (checklist 269); it stores nothing: an unverified agent gets no session (ruling 74). */
export async function logInAgent(credentials: Credentials): Promise<Login> {
  const body = { ...credentials, rememberMe: false };
  return readLogin(await send(clientFor('public').POST('/api/auth/agent/login', { body })), 'agent');
}

export function useLogInAgent() {
  return useMutation({ mutationFn: logInAgent });
}
