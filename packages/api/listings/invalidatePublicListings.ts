import type { QueryClient } from '@tanstack/react-query';
import { AGENT_PROFILES_KEY } from '../agents/getAgentProfile';
import { listPropertiesQuery } from './listProperties';

/**
 * A listing was made, changed or deleted: every public page that shows listings, the list, a home or an agent's profile,
 * asks again when it is next seen, and at once if it is on the screen (checklist 407).
 */
export function invalidatePublicListings(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: listPropertiesQuery().queryKey });
  void queryClient.invalidateQueries({ queryKey: AGENT_PROFILES_KEY });
}
