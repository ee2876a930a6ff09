import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountClient } from '../client/accountClient';
import { confirmLost } from '../client/confirmLost';
import { uploadInit, type UploadOptions } from '../client/fetchWithProgress';
import { isAbortError } from '../client/isAbortError';
import { multipartBody } from '../client/multipart';
import { requireRecord, send } from '../client/send';
import { createSessionCheck } from '../session/createSessionCheck';
import { useSessionAtMount } from '../session/hooks';
import { dispatchProfileUpdated } from '../session/profileUpdated';
import { getSession } from '../session/session';
import { getOwnAgentProfileQuery } from './getOwnAgentProfile';

/**
 * Replaces the signed-in agent's profile image: any image type, at most 5 MB. Rejects with ApiError (`parse`) when no response
 * confirms it.
 */
export async function uploadAgentProfileImage(
  profileImage: File,
  session = getSession(),
  upload: UploadOptions = {},
): Promise<void> {
  const call = accountClient(session).POST('/api/agent/profile/image', {
    body: { profileImage },
    ...uploadInit(multipartBody({ profileImage }), upload),
  });
  requireRecord(await send(call));
}

/**
 * Uploads the image, then refetches the profile, also when the screen has unmounted meanwhile. After a lost response the
 * upload counts as done when the profile shows another image than before.
 */
export function useUploadAgentProfileImage() {
  const queryClient = useQueryClient();
  const session = useSessionAtMount();
  const query = getOwnAgentProfileQuery();
  return useMutation({
    mutationFn: async ({ image, ...upload }: UploadOptions & { image: File }) => {
      const earlier = queryClient.getQueryData(query.queryKey);
      await confirmLost(uploadAgentProfileImage(image, session, upload), async () => {
        const latest = await queryClient.fetchQuery({ ...query, staleTime: 0 });
        return earlier !== undefined && latest.photoUrl !== earlier.photoUrl;
      });
    },
    onMutate: createSessionCheck,
    onSuccess: (_data, _upload, isSameSession) => {
      if (!isSameSession()) return;
      dispatchProfileUpdated();
      void queryClient.invalidateQueries(query);
    },
    // A canceled image may have arrived: the profile shows which one the server has.
    onError: (error) => {
      if (isAbortError(error)) void queryClient.invalidateQueries(query);
    },
  });
}
