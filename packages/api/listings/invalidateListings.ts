import type { QueryClient } from '@tanstack/react-query';
import { refetchOwnAgentProfile } from '../agents/getOwnAgentProfile';
import { listOwnPropertiesQuery } from './listOwnProperties';
import { listPropertiesQuery } from './listProperties';

/** Invalidates every query that contains or counts the agent's listings. */
export function invalidateListings(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: listOwnPropertiesQuery().queryKey, exact: true });
  void queryClient.invalidateQueries({ queryKey: listPropertiesQuery().queryKey });
  void queryClient.invalidateQueries({ queryKey: ['agents'] });
  void refetchOwnAgentProfile(queryClient);
}
