import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { send } from '../client/send';

/** Deletes one of the agent's own listings (checklist 406). */
export async function deleteProperty(id: string): Promise<void> {
  await send(clientFor('agent').DELETE('/api/agent/properties/{id}', { params: { path: { id } } }));
}

export function useDeleteProperty() {
  return useMutation({ mutationFn: deleteProperty });
}
