import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAbortableRequest } from '../client/useAbortableRequest';
import type { Role } from '../session/session';
import type { Credentials } from './loginResponse';
import { signIn } from './signIn';

/**
 * `signIn` for a screen. Unmounting or `cancel` aborts the request, so that a late response cannot change the session.
 */
export function useSignIn(role: Role) {
  const queryClient = useQueryClient();
  const { nextSignal, cancel } = useAbortableRequest();
  const start = useCallback(
    (credentials: Credentials) => signIn(queryClient, role, credentials, nextSignal()),
    [nextSignal, queryClient, role],
  );
  return { signIn: start, cancel };
}
