import { sameAccountHeaders } from '../client/sameAccountHeaders';
import { clientFor } from '../client/client';
import { multipartBody } from '../client/multipart';
import { send } from '../client/send';
import { getSession } from '../session/session';

/** Replaces the signed-in agent's profile image: any image type, at most 5 MB. */
export async function uploadAgentProfileImage(profileImage: File, session = getSession()): Promise<void> {
  await send(
    clientFor('agent').POST('/api/agent/profile/image', {
      body: { profileImage },
      bodySerializer: multipartBody,
      ...sameAccountHeaders(session),
    }),
  );
}
