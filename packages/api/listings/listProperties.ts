import { queryOptions, useQuery } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { readListingsBody, type ListingsAnswer } from '../client/readListingsBody';
import { requireBody, send } from '../client/send';

async function listProperties(signal: AbortSignal): Promise<ListingsAnswer> {
  return readListingsBody(requireBody(await send(clientFor('public').GET('/api/properties', { signal }))));
}

/** Kept for the whole visit: Back shows the list at once, however long a visitor stayed with one home (fault 57). */
export function listPropertiesQuery() {
  return queryOptions({
    queryKey: ['properties'],
    queryFn: ({ signal }) => listProperties(signal),
    gcTime: Infinity,
  });
}

/** Every listing the server offers (checklist 99, 145); searching and filtering happen here (ruling 48). */
export function useListProperties() {
  return useQuery(listPropertiesQuery());
}
