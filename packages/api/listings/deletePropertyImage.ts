import { sameAccountHeaders } from '../client/sameAccountHeaders';
import { clientFor } from '../client/client';
import { AS_TEXT, sendWithoutResult } from '../client/send';
import { getSession, type Session } from '../session/session';

/** Deletes a photo of one of the agent's own listings. `signal` aborts the request. */
export async function deletePropertyImage({
  imageId,
  signal,
  session = getSession(),
}: {
  imageId: string;
  signal?: AbortSignal;
  session?: Session;
}): Promise<void> {
  await sendWithoutResult(
    clientFor('agent').DELETE('/api/agent/properties/image/{imageId}', {
      params: { path: { imageId } },
      ...sameAccountHeaders(session),
      signal: signal ?? null,
      ...AS_TEXT,
    }),
  );
}
