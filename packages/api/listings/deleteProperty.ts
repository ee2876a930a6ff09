import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '../client/ApiError';
import { clientFor } from '../client/client';
import { send } from '../client/send';
import { sessionHeaders } from '../client/sessionHeaders';
import { useSessionAtMount } from '../session/hooks';
import { getSession } from '../session/session';
import { removeFromCache } from './removeFromCache';

/** Deletes one of the agent's own listings and returns the body of the response, which may be missing. */
export async function deleteProperty(
  id: string,
  session = getSession(),
  signal: AbortSignal | null = null,
): Promise<unknown> {
  const options = { ...sessionHeaders(session), params: { path: { id } }, signal };
  return send(clientFor('agent').DELETE('/api/agent/properties/{id}', options));
}

/** Deletes a listing, on the server and in the cache. A listing that was already deleted counts as deleted now. */
export function useDeleteProperty() {
  const queryClient = useQueryClient();
  const session = useSessionAtMount();
  return useMutation({
    mutationFn: (id: string) =>
      deleteProperty(id, session).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      }),
    onSuccess: (_data, id) => void removeFromCache(queryClient, id),
  });
}
