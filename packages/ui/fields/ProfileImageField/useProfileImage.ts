import { judgeProfileImage, SIGNATURE_BYTES, type ImageRefusal } from '@efie/domain';
import { useState } from 'react';
import { usePreview } from '../PhotoQueueField/usePreview';

/** What has become of the picture on this page. */
type Step =
  | { kind: 'saved' }
  | { kind: 'uploading' | 'uploaded'; file: File }
  | { kind: 'removed' }
  | { kind: 'wrong'; text: string };

/** Fallback of the specification (section 8). */
const UPLOAD_FAILED = 'Failed to upload image. Please try again.';

export interface ProfileImageOptions {
  src: string | undefined;
  onUpload: (file: File) => Promise<unknown>;
  describeFailure?: ((error: unknown) => string) | undefined;
  onRefused?: ((refusal: ImageRefusal) => void) | undefined;
}

const NOTHING = new Uint8Array();

/** Checks a chosen picture, shows it and sends it at once (ruling 123). */
export function useProfileImage({ src, onUpload, describeFailure, onRefused }: ProfileImageOptions) {
  const [step, setStep] = useState<Step>({ kind: 'saved' });
  const preview = usePreview('file' in step ? step.file : null);

  const choose = async (file: File) => {
    // A file that is gone by now reads as nothing; its declared type still speaks for it, and sending it tells.
    const start = await file
      .slice(0, SIGNATURE_BYTES)
      .arrayBuffer()
      .then(
        (bytes) => new Uint8Array(bytes),
        () => NOTHING,
      );
    const refusal = judgeProfileImage(file, start);
    if (refusal) {
      setStep({ kind: 'wrong', text: refusal.text });
      onRefused?.(refusal);
      return;
    }
    setStep({ kind: 'uploading', file });
    try {
      await onUpload(file);
      setStep({ kind: 'uploaded', file });
    } catch (error) {
      setStep({ kind: 'wrong', text: describeFailure?.(error) ?? UPLOAD_FAILED });
    }
  };

  return {
    shownSrc: step.kind === 'removed' ? undefined : (preview ?? src),
    isUploading: step.kind === 'uploading',
    isRemoved: step.kind === 'removed',
    error: step.kind === 'wrong' ? step.text : undefined,
    choose,
    remove: () => setStep({ kind: 'removed' }),
  };
}
