import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { multipartBody } from '../client/multipart';
import { send } from '../client/send';

/** Adds one photo to one of the agent's own listings (checklist 434); one request a photo. */
export async function addPropertyImage({ id, image }: { id: string; image: File }): Promise<void> {
  await send(
    clientFor('agent').POST('/api/agent/properties/{id}/add-image', {
      params: { path: { id } },
      body: { image },
      bodySerializer: multipartBody,
    }),
  );
}

export function useAddPropertyImage() {
  return useMutation({ mutationFn: addPropertyImage });
}
