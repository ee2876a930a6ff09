import { useQueryClient } from '@tanstack/react-query';
import { useAbortableMutation } from '../client/useAbortableMutation';
import type { Role } from '../session/session';
import type { Credentials } from './loginResponse';
import { signIn } from './signIn';

/**
 * `signIn` for a screen. Unmounting or `cancel` aborts the request, so that a late response cannot change the session.
 */
export function useSignIn(role: Role) {
  const queryClient = useQueryClient();
  return useAbortableMutation((credentials: Credentials, signal) =>
    signIn(queryClient, role, credentials, signal),
  );
}
