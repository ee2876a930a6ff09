import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { logOut } from './logOut';

/** `logOut` for components. Stable between renders. */
export function useLogOut(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void logOut(queryClient), [queryClient]);
}
