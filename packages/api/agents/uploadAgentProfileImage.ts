import { useMutation } from '@tanstack/react-query';
import { clientFor } from '../client/client';
import { multipartBody } from '../client/multipart';
import { send } from '../client/send';

/** Replaces the signed-in agent's picture (checklist 467): one file of any image type, at most 5 MB. */
export async function uploadAgentProfileImage(profileImage: File): Promise<void> {
  await send(
    clientFor('agent').POST('/api/agent/profile/image', {
      body: { profileImage },
      bodySerializer: multipartBody,
    }),
  );
}

export function useUploadAgentProfileImage() {
  return useMutation({ mutationFn: uploadAgentProfileImage });
}
