import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { logOut } from './logOut';

/** Returns a function that logs out. It is stable between renders. */
export function useLogOut(): () => void {
  const queryClient = useQueryClient();
  return useCallback(() => void logOut(queryClient), [queryClient]);
}
