import { judgeProfileImage, SIGNATURE_BYTES, type ImageRefusal } from '@efie/domain';
import { useState } from 'react';
import { usePreview } from '../PhotoQueueField/usePreview';

/** What has become of the picture on this page. */
type Step =
  | { kind: 'saved' | 'preparing' }
  | { kind: 'uploading' | 'uploaded'; file: File }
  | { kind: 'removed' }
  | { kind: 'wrong'; text: string };

/** Fallback of the specification (section 8). */
const UPLOAD_FAILED = 'Failed to upload image. Please try again.';

/** A chosen picture made ready: the file that is shown and sent, or why it is not. */
export type ProfileImageResult = File | ImageRefusal;

export interface ProfileImageOptions {
  src: string | undefined;
  prepare: (file: File) => Promise<ProfileImageResult>;
  onUpload: (file: File) => Promise<unknown>;
  describeFailure?: ((error: unknown) => string) | undefined;
  onRefused?: ((refusal: ImageRefusal) => void) | undefined;
}

const NOTHING = new Uint8Array();

/**
 * Checks a chosen picture, prepares it, shows what was prepared and sends that at once (rulings 123, 141). The chosen file
 * itself is never shown: it can have too many pixels to be decoded.
 */
export function useProfileImage({ src, prepare, onUpload, describeFailure, onRefused }: ProfileImageOptions) {
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
    const refuse = (refusal: ImageRefusal) => {
      setStep({ kind: 'wrong', text: refusal.text });
      onRefused?.(refusal);
    };
    const refusal = judgeProfileImage(file, start);
    if (refusal) return refuse(refusal);
    setStep({ kind: 'preparing' });
    try {
      const prepared = await prepare(file);
      if (!(prepared instanceof File)) return refuse(prepared);
      setStep({ kind: 'uploading', file: prepared });
      await onUpload(prepared);
      setStep({ kind: 'uploaded', file: prepared });
    } catch (error) {
      setStep({ kind: 'wrong', text: describeFailure?.(error) ?? UPLOAD_FAILED });
    }
  };

  return {
    shownSrc: step.kind === 'removed' ? undefined : (preview ?? src),
    isUploading: step.kind === 'preparing' || step.kind === 'uploading',
    isRemoved: step.kind === 'removed',
    error: step.kind === 'wrong' ? step.text : undefined,
    choose,
    remove: () => setStep({ kind: 'removed' }),
  };
}
