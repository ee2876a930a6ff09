import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { refetchOwnAgentProfile } from '../agents/getOwnAgentProfile';
import { getSession } from '../session/session';
import { listPaymentsQuery } from './listPayments';

/** Refetches the agent's plan and listing limit, and the payments. Errors are ignored: each screen loads them itself. */
export function refreshPlan(queryClient: QueryClient): void {
  void queryClient.invalidateQueries(listPaymentsQuery());
  if (getSession().role === 'agent') void refetchOwnAgentProfile(queryClient);
}

export function useRefreshPlan(): () => void {
  const queryClient = useQueryClient();
  return () => refreshPlan(queryClient);
}
