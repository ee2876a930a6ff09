import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshOwnAgent } from '../agents/getOwnAgentProfile';
import { useSessionAtMount } from '../session/hooks';
import type { NewListing } from './createProperty';
import { listOwnPropertiesQuery } from './listOwnProperties';
import { listPropertiesQuery } from './listProperties';

const load = () => import('./createProperty');

/** After a listing was made: lets every list and count of listings be asked for again (ruling 24). */
export function refreshListings(queryClient: QueryClient): void {
  void refreshOwnAgent(queryClient);
  void queryClient.invalidateQueries({ queryKey: listOwnPropertiesQuery().queryKey, exact: true });
  void queryClient.invalidateQueries({ queryKey: listPropertiesQuery().queryKey });
}

/** `createProperty` for one form. */
export function useCreateProperty() {
  const queryClient = useQueryClient();
  const session = useSessionAtMount();
  const [key] = useState({ value: '' });
  useEffect(() => {
    // Before it is needed: the connection may be lost by then.
    load().catch(() => undefined);
  }, []);
  return useMutation({
    mutationFn: async ({ listing, signal }: { listing: NewListing; signal: AbortSignal }) =>
      (await load()).createProperty(listing, signal, session, key),
    onSuccess: () => refreshListings(queryClient),
  });
}
