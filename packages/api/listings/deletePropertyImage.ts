import { accountClient } from '../client/accountClient';
import { AS_TEXT, sendWithoutResult } from '../client/send';
import { getSession, type Session } from '../session/session';

/** Deletes a photo of one of the agent's own listings. `signal` aborts the request. */
export async function deletePropertyImage({
  photoId,
  signal,
  session = getSession(),
}: {
  photoId: string;
  signal?: AbortSignal;
  session?: Session;
}): Promise<void> {
  await sendWithoutResult(
    accountClient(session).DELETE('/api/agent/properties/image/{imageId}', {
      params: { path: { imageId: photoId } },
      signal: signal ?? null,
      ...AS_TEXT,
    }),
  );
}
