import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { send } from '../client/send';
import { sessionHeaders } from '../client/sessionHeaders';
import { useSessionAtMount } from '../session/hooks';
import { getSession } from '../session/session';

export async function deleteProperty(id: string, session = getSession()): Promise<void> {
  const options = { ...sessionHeaders(session), params: { path: { id } } };
  await send(clientFor('agent').DELETE('/api/agent/properties/{id}', options));
}

export function useDeleteProperty() {
  const session = useSessionAtMount();
  return useMutation({ mutationFn: (id: string) => deleteProperty(id, session) });
}
