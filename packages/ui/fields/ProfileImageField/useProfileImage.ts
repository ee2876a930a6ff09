import { validateProfileImage, SIGNATURE_BYTES, type ImageRejection } from '@efie/domain/photos';
import { useState } from 'react';
import { useObjectUrl } from '../PhotoQueueField/useObjectUrl';

type Step =
  | { kind: 'saved' | 'preparing' }
  | { kind: 'uploading' | 'uploaded'; file: File }
  | { kind: 'removed' }
  | { kind: 'invalid'; text: string };

const UPLOAD_FAILED = 'Failed to upload image. Please try again.';

/** The file to show and upload, or why the chosen file is rejected. */
export type ProfileImageResult = File | ImageRejection;

export interface ProfileImageOptions {
  src: string | undefined;
  prepare: (file: File) => Promise<ProfileImageResult>;
  onUpload: (file: File) => Promise<unknown>;
  describeFailure?: ((error: unknown) => string) | undefined;
  onRejected?: ((rejection: ImageRejection) => void) | undefined;
}

const NO_BYTES = new Uint8Array();

/**
 * Validates a chosen image, prepares it, and previews and uploads the result (rulings 123, 141). The chosen file itself is
 * never previewed, because it may have too many pixels to decode.
 */
export function useProfileImage({
  src,
  prepare,
  onUpload,
  describeFailure,
  onRejected,
}: ProfileImageOptions) {
  const [step, setStep] = useState<Step>({ kind: 'saved' });
  const preview = useObjectUrl('file' in step ? step.file : null);

  const choose = async (file: File) => {
    // An unreadable file is judged by its declared type; preparing it reports the error.
    const signature = await file
      .slice(0, SIGNATURE_BYTES)
      .arrayBuffer()
      .then(
        (bytes) => new Uint8Array(bytes),
        () => NO_BYTES,
      );
    const reject = (rejection: ImageRejection) => {
      setStep({ kind: 'invalid', text: rejection.text });
      onRejected?.(rejection);
    };
    const rejection = validateProfileImage(file, signature);
    if (rejection) return reject(rejection);
    setStep({ kind: 'preparing' });
    try {
      const prepared = await prepare(file);
      if (!(prepared instanceof File)) return reject(prepared);
      setStep({ kind: 'uploading', file: prepared });
      await onUpload(prepared);
      setStep({ kind: 'uploaded', file: prepared });
    } catch (error) {
      setStep({ kind: 'invalid', text: describeFailure?.(error) ?? UPLOAD_FAILED });
    }
  };

  return {
    shownSrc: step.kind === 'removed' ? undefined : (preview ?? src),
    isUploading: step.kind === 'preparing' || step.kind === 'uploading',
    isRemoved: step.kind === 'removed',
    error: step.kind === 'invalid' ? step.text : undefined,
    choose,
    remove: () => setStep({ kind: 'removed' }),
  };
}
