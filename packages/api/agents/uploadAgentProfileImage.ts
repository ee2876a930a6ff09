import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sameAccountHeaders } from '../client/sameAccountHeaders';
import { clientFor } from '../client/client';
import { multipartBody } from '../client/multipart';
import { send } from '../client/send';
import { createSessionCheck } from '../session/createSessionCheck';
import { useSessionAtMount } from '../session/hooks';
import { dispatchProfileUpdated } from '../session/profileUpdated';
import { getSession } from '../session/session';
import { getOwnAgentProfileQuery } from './getOwnAgentProfile';

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

/** Uploads the image, then refetches the profile, also when the screen has unmounted meanwhile. */
export function useUploadAgentProfileImage() {
  const queryClient = useQueryClient();
  const session = useSessionAtMount();
  return useMutation({
    mutationFn: (image: File) => uploadAgentProfileImage(image, session),
    onMutate: createSessionCheck,
    onSuccess: (_data, _image, isSameSession) => {
      if (!isSameSession()) return;
      dispatchProfileUpdated();
      void queryClient.invalidateQueries(getOwnAgentProfileQuery());
    },
  });
}
