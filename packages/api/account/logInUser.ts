import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { send } from '../client/send';
import { readLogin, type Credentials, type Login } from './logIn';

/** Logs a user in (checklist 315, 318); it stores nothing: the caller starts the session. */
export async function logInUser(credentials: Credentials): Promise<Login> {
  const body = { ...credentials, rememberMe: false };
  return readLogin(await send(clientFor('public').POST('/api/auth/user/login', { body })), 'user');
}

export function useLogInUser() {
  return useMutation({ mutationFn: logInUser });
}
