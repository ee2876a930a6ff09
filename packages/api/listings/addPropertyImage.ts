import { accountClient } from '../client/accountClient';
import { multipartBody } from '../client/multipart';
import { requireRecord, send } from '../client/send';
import { getSession, type Session } from '../session/session';

/**
 * Adds one photo to one of the agent's own listings. `signal` aborts the request. Rejects with ApiError (`parse`) when no
 * response confirms it.
 */
export async function addPropertyImage({
  id,
  image,
  signal,
  session = getSession(),
}: {
  id: string;
  image: File;
  signal?: AbortSignal;
  session?: Session;
}): Promise<void> {
  const call = accountClient(session).POST('/api/agent/properties/{id}/add-image', {
    params: { path: { id } },
    body: { image },
    bodySerializer: multipartBody,
    signal: signal ?? null,
  });
  requireRecord(await send(call));
}
