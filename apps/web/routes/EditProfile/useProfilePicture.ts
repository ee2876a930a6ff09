import {
  failureReason,
  getOwnAgentProfileQuery,
  raiseProfileUpdated,
  sameSession,
  uploadAgentProfileImage,
} from '@efie/api';
import { shortFileName, type ImageRefusal } from '@efie/domain';
import { notify } from '@efie/ui/primitives/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { isSignedOut } from '../parts/refusals';

/** The file was deleted or changed on the disk since it was chosen (fault 117). */
class UnreadableFile extends Error {}

const describeFailure = (error: unknown): string =>
  error instanceof UnreadableFile
    ? `${error.message} cannot be read. Choose it again.`
    : failureReason(error, 'Failed to upload image. Please try again.');

const onRefused = ({ title, text }: ImageRefusal): void =>
  notify({ kind: 'error', title, description: text });

/** What is sent of a chosen picture: all that draws it, and nothing that says where it was taken. */
async function madeReady(file: File): Promise<File> {
  const { plainPicture } = await import('./plainPicture');
  try {
    return await plainPicture(file);
  } catch {
    throw new UnreadableFile(shortFileName(file.name));
  }
}

/**
 * Sending the agent's picture (checklist 462 to 469, 471; ruling 123). It goes out as soon as it is chosen, apart from the
 * fields: what becomes of the one changes nothing of the other (fault 126). It is not given up when the page is left, since
 * saving the fields leaves it; so what became of it is told wherever the agent is by then.
 */
export function useProfilePicture() {
  const queryClient = useQueryClient();

  const onUpload = async (file: File) => {
    const isSame = sameSession();
    try {
      await uploadAgentProfileImage(await madeReady(file));
    } catch (error) {
      if (isSame() && !isSignedOut(error)) {
        notify({ kind: 'error', title: 'Upload Failed', description: describeFailure(error) });
      }
      throw error;
    }
    if (!isSame()) return;
    notify({
      kind: 'success',
      title: 'Image Updated!',
      description: 'Your profile image has been successfully updated.',
    });
    raiseProfileUpdated();
    await queryClient.invalidateQueries(getOwnAgentProfileQuery());
  };

  return { onUpload, onRefused, describeFailure };
}
