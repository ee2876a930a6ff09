import {
  validateProfileImage,
  SIGNATURE_BYTES,
  type ImageRejection,
  type SentBytes,
} from '@efie/domain/photos';
import { useState } from 'react';
import { useObjectUrl } from '../PhotoQueueField/useObjectUrl';

type Step =
  | { kind: 'saved' | 'removed' | 'canceled' }
  | { kind: 'preparing'; controller: AbortController }
  /** `progress`: from 0 to 1, null while unknown. */
  | { kind: 'uploading'; controller: AbortController; file: File; progress: number | null }
  | { kind: 'uploaded'; file: File }
  | { kind: 'invalid'; text: string };

const UPLOAD_FAILED = 'Failed to upload image. Please try again.';

/** The file to show and upload, or why the chosen file is rejected. */
export type ProfileImageResult = File | ImageRejection;

/** How a prepared image is sent. */
export interface ImageUpload {
  /** Aborted when the upload is canceled. */
  signal: AbortSignal;
  /** To be called while the image is sent. */
  onProgress: (progress: SentBytes) => void;
}

export interface ProfileImageOptions {
  src: string | undefined;
  prepare: (file: File) => Promise<ProfileImageResult>;
  onUpload: (file: File, upload: ImageUpload) => Promise<unknown>;
  describeFailure?: ((error: unknown) => string) | undefined;
  onRejected?: ((rejection: ImageRejection) => void) | undefined;
}

const NO_BYTES = new Uint8Array();

/**
 * Validates a chosen image, prepares it, and previews and uploads the result, which can be canceled (rulings 123, 141). The chosen file itself is
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
    const controller = new AbortController();
    const { signal } = controller;
    const advance = (next: Step) => {
      if (!signal.aborted) setStep(next);
    };
    // An unreadable file is judged by its declared type; preparing it reports the error.
    const signature = await file
      .slice(0, SIGNATURE_BYTES)
      .arrayBuffer()
      .then(
        (bytes) => new Uint8Array(bytes),
        () => NO_BYTES,
      );
    const reject = (rejection: ImageRejection) => {
      if (signal.aborted) return;
      setStep({ kind: 'invalid', text: rejection.text });
      onRejected?.(rejection);
    };
    const rejection = validateProfileImage(file, signature);
    if (rejection) return reject(rejection);
    setStep({ kind: 'preparing', controller });
    try {
      const prepared = await prepare(file);
      if (!(prepared instanceof File)) return reject(prepared);
      signal.throwIfAborted();
      const upload = (progress: number | null) =>
        advance({ kind: 'uploading', controller, file: prepared, progress });
      upload(null);
      await onUpload(prepared, { signal, onProgress: ({ sent, total }) => upload(sent / total) });
      advance({ kind: 'uploaded', file: prepared });
    } catch (error) {
      advance({ kind: 'invalid', text: describeFailure?.(error) ?? UPLOAD_FAILED });
    }
  };

  return {
    step: step.kind,
    shownSrc: step.kind === 'removed' ? undefined : (preview ?? src),
    isUploading: step.kind === 'preparing' || step.kind === 'uploading',
    progress: step.kind === 'uploading' ? step.progress : null,
    error: step.kind === 'invalid' ? step.text : undefined,
    choose,
    cancel: () => {
      if ('controller' in step) step.controller.abort();
      setStep({ kind: 'canceled' });
    },
    remove: () => setStep({ kind: 'removed' }),
  };
}
