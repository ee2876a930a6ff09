import { accountClient } from '../client/accountClient';
import { uploadInit, type UploadOptions } from '../client/fetchWithProgress';
import { multipartBody } from '../client/multipart';
import { requireRecord, send } from '../client/send';
import { getSession, type Session } from '../session/session';

/** Adds one photo to one of the agent's own listings. Rejects with ApiError (`parse`) when no response confirms it. */
export async function addPropertyImage({
  id,
  photo,
  session = getSession(),
  ...upload
}: UploadOptions & {
  id: string;
  photo: File;
  session?: Session;
}): Promise<void> {
  const call = accountClient(session).POST('/api/agent/properties/{id}/add-image', {
    params: { path: { id } },
    body: { image: photo },
    ...uploadInit(multipartBody({ image: photo }), upload),
  });
  requireRecord(await send(call));
}
