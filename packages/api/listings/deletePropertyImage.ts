import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { send } from '../client/send';

/** Deletes one photo of one of the agent's own listings (checklist 435); `signal` gives the call up. */
export async function deletePropertyImage({
  imageId,
  signal,
}: {
  imageId: string;
  signal?: AbortSignal;
}): Promise<void> {
  await send(
    clientFor('agent').DELETE('/api/agent/properties/image/{imageId}', {
      params: { path: { imageId } },
      signal: signal ?? null,
    }),
  );
}

export function useDeletePropertyImage() {
  return useMutation({ mutationFn: deletePropertyImage });
}
