import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { multipartBody } from '../client/multipart';
import { send } from '../client/send';

/** Adds one photo to one of the agent's own listings (checklist 434); one request a photo. `signal` gives it up. */
export async function addPropertyImage({
  id,
  image,
  signal,
}: {
  id: string;
  image: File;
  signal?: AbortSignal;
}): Promise<void> {
  await send(
    clientFor('agent').POST('/api/agent/properties/{id}/add-image', {
      params: { path: { id } },
      body: { image },
      bodySerializer: multipartBody,
      signal: signal ?? null,
    }),
  );
}

export function useAddPropertyImage() {
  return useMutation({ mutationFn: addPropertyImage });
}
