import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { Role } from '../session/session';
import type { Credentials } from './logIn';
import { signIn } from './signIn';

/**
 * `signIn` for a screen: leaving the screen gives the call up, so that a late answer changes nobody's session (faults 10,
 * 25). `cancel` does the same by hand.
 */
export function useSignIn(role: Role) {
  const queryClient = useQueryClient();
  const call = useRef<AbortController>(undefined);
  const cancel = useCallback(() => call.current?.abort(), []);
  useEffect(() => cancel, [cancel]);
  const start = useCallback(
    (credentials: Credentials) => {
      cancel();
      call.current = new AbortController();
      return signIn(queryClient, role, credentials, call.current.signal);
    },
    [cancel, queryClient, role],
  );
  return { signIn: start, cancel };
}
