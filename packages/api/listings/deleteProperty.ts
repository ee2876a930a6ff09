import { useMutation, useQueryClient, type MutationOptions, type QueryClient } from '@tanstack/react-query';
import { isNotFound } from '../wire/ApiError';
import { isResponseLost } from '../client/isResponseLost';
import { accountClient } from '../client/accountClient';
import { AS_TEXT, sendWithoutResult } from '../client/send';
import { useSessionAtMount } from '../session/hooks';
import { getSession, type Session } from '../session/session';
import { invalidateListings, removeFromCache } from './listingsCache';

/**
 * Deletes one of the agent's own listings and returns the JSON of the response, null without any.
 * @throws ApiError without a request when another account, or none, is signed in now
 */
export async function deleteProperty(
  id: string,
  session = getSession(),
  signal: AbortSignal | null = null,
): Promise<unknown> {
  const options = { params: { path: { id } }, signal, ...AS_TEXT };
  return sendWithoutResult(accountClient(session).DELETE('/api/agent/properties/{id}', options));
}

/** Deletes a listing, on the server and in the cache. A listing that was already deleted counts as deleted now. */
export const deletePropertyMutation = (
  queryClient: QueryClient,
  session: Session,
): MutationOptions<unknown, Error, string> => ({
  mutationFn: (id) =>
    deleteProperty(id, session).catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
    }),
  onSuccess: (_data, id) => removeFromCache(queryClient, id),
  // The server may have deleted it.
  onError: (error) => {
    if (isResponseLost(error)) invalidateListings(queryClient);
  },
});

export function useDeleteProperty() {
  return useMutation(deletePropertyMutation(useQueryClient(), useSessionAtMount()));
}
