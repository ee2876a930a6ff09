import {
  failureReason,
  getOwnAgentProfileQuery,
  raiseProfileUpdated,
  sameSession,
  uploadAgentProfileImage,
  useSessionAtMount,
} from '@efie/api';
import { shortFileName, type ImageRefusal } from '@efie/domain';
import { notify } from '@efie/ui/primitives/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isSignedOut } from '../shared/refusals';

/** The file was deleted or changed on the disk since it was chosen (fault 117). */
class UnreadableFile extends Error {}

const describeFailure = (error: unknown): string =>
  error instanceof UnreadableFile
    ? `${error.message} cannot be read. Choose it again.`
    : failureReason(error, 'Failed to upload image. Please try again.');

const onRefused = ({ title, text }: ImageRefusal): void =>
  notify({ kind: 'error', title, description: text });

/** What is shown and sent of a chosen picture: its pixels, and nothing that says where it was taken. */
async function preparePicture(file: File): Promise<File | ImageRefusal> {
  const { prepareProfileImage } = await import('@efie/ui/photos');
  const prepared = await prepareProfileImage(file);
  if (prepared.state === 'unreadable') throw new UnreadableFile(shortFileName(file.name));
  return prepared.state === 'ready' ? prepared.file : prepared.refusal;
}

/**
 * Sending the agent's picture (checklist 462 to 469, 471; ruling 123). It goes out as soon as it is chosen, apart from the
 * fields: what becomes of the one changes nothing of the other (fault 126). It is not given up when the page is left, since
 * saving the fields leaves it; so what became of it is told wherever the agent is by then.
 */
export function useProfilePicture() {
  const queryClient = useQueryClient();
  /** Whether the session still is the one in which the picture was chosen. */
  const chosenIn = useRef<() => boolean>(() => false);
  const session = useSessionAtMount();

  /** Runs a step of the upload, and raises a toast when it fails while the same session lasts. */
  async function reporting<Value>(isSame: () => boolean, step: () => Promise<Value>): Promise<Value> {
    try {
      return await step();
    } catch (error) {
      if (isSame() && !isSignedOut(error)) {
        notify({ kind: 'error', title: 'Upload Failed', description: describeFailure(error) });
      }
      throw error;
    }
  }

  const prepare = (file: File) => {
    chosenIn.current = sameSession();
    return reporting(chosenIn.current, () => preparePicture(file));
  };

  const onUpload = async (file: File) => {
    const isSame = chosenIn.current;
    await reporting(isSame, () => uploadAgentProfileImage(file, session));
    if (!isSame()) return;
    notify({
      kind: 'success',
      title: 'Image Updated!',
      description: 'Your profile image has been successfully updated.',
    });
    raiseProfileUpdated();
    await queryClient.invalidateQueries(getOwnAgentProfileQuery());
  };

  return { prepare, onUpload, onRefused, describeFailure };
}
