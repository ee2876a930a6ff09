import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { clientFor } from '../client/client';
import { send } from '../client/send';
import { headersOf } from '../client/headersOf';
import { getSession } from '../session/session';

/** Deletes one of the agent's own listings (checklist 406). */
export async function deleteProperty(id: string, session = getSession()): Promise<void> {
  const options = { ...headersOf(session), params: { path: { id } } };
  await send(clientFor('agent').DELETE('/api/agent/properties/{id}', options));
}

export function useDeleteProperty() {
  // Of the person who fills in the form.
  const [session] = useState(getSession);
  return useMutation({ mutationFn: (id: string) => deleteProperty(id, session) });
}
