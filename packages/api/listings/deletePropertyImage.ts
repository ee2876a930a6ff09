import { accountClient } from '../client/accountClient';
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
    accountClient(session).DELETE('/api/agent/properties/image/{imageId}', {
      params: { path: { imageId } },
      signal: signal ?? null,
      ...AS_TEXT,
    }),
  );
}
