import {
  createSessionCheck,
  failureReason,
  isAbortError,
  isUnauthorized,
  useUploadAgentProfileImage,
} from '@efie/api';
import { displayFileName, type ImageRejection } from '@efie/domain/photos';
import type { ImageUpload } from '@efie/ui/fields/ProfileImageField';
import { notify } from '@efie/ui/primitives/Toast';
import { useRef, useState } from 'react';
import { rest } from './modules';

/** The file was deleted or changed on disk after it was chosen. */
class UnreadableFile extends Error {}

const describeFailure = (error: unknown): string =>
  error instanceof UnreadableFile
    ? `${error.message} cannot be read. Choose it again.`
    : failureReason(error, 'Failed to upload image. Please try again.');

const onRejected = ({ title, text }: ImageRejection): void =>
  notify({ kind: 'error', title, description: text });

/** Re-encodes the chosen image for preview and upload, which removes metadata such as its location. */
async function prepareImage(file: File): Promise<File | ImageRejection> {
  const { prepareProfileImage } = await rest.get();
  const prepared = await prepareProfileImage(file);
  if (prepared.state === 'unreadable') throw new UnreadableFile(displayFileName(file.name));
  return prepared.state === 'ready' ? prepared.file : prepared.rejection;
}

/**
 * Uploads the agent's profile image as soon as it is chosen, independently of the fields (ruling 123). Unmounting does not
 * abort the upload, because a save of the fields leaves the screen; its toast appears on the screen that is open by then.
 */
export function useImageUpload() {
  const { mutateAsync: upload } = useUploadAgentProfileImage();
  /** Whether the session in which the image was chosen is still active. */
  const isSessionOfChoice = useRef<() => boolean>(() => false);
  /** The chosen image, also once it is uploaded; null without one or after its upload failed or was canceled. */
  const [photo, setPhoto] = useState<File | null>(null);

  /** Runs a step and rethrows its error, after a toast if the session is still the same. */
  async function withFailureToast<Value>(isSame: () => boolean, step: () => Promise<Value>): Promise<Value> {
    try {
      return await step();
    } catch (error) {
      if (isSame() && !isUnauthorized(error) && !isAbortError(error)) {
        notify({ kind: 'error', title: 'Upload Failed', description: describeFailure(error) });
      }
      throw error;
    }
  }

  const prepare = (file: File) => {
    isSessionOfChoice.current = createSessionCheck();
    return withFailureToast(isSessionOfChoice.current, () => prepareImage(file));
  };

  const onUpload = async (image: File, options: ImageUpload) => {
    const isSame = isSessionOfChoice.current;
    setPhoto(image);
    await withFailureToast(isSame, () => upload({ image, ...options })).catch((error: unknown) => {
      setPhoto(null);
      throw error;
    });
    if (!isSame()) return;
    notify({
      kind: 'success',
      title: 'Image Updated!',
      description: 'Your profile image has been successfully updated.',
    });
  };

  return { photo, prepare, onUpload, onRejected, describeFailure };
}
