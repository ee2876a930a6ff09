import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOneCall } from '../client/useOneCall';
import type { Role } from '../session/session';
import type { Credentials } from './logIn';
import { signIn } from './signIn';

/**
 * `signIn` for a screen: leaving the screen gives the call up, so that a late answer changes nobody's session (faults 10,
 * 25). `cancel` does the same by hand.
 */
export function useSignIn(role: Role) {
  const queryClient = useQueryClient();
  const { nextSignal, cancel } = useOneCall();
  const start = useCallback(
    (credentials: Credentials) => signIn(queryClient, role, credentials, nextSignal()),
    [nextSignal, queryClient, role],
  );
  return { signIn: start, cancel };
}
