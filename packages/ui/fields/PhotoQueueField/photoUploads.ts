/** The upload of a queue's photos, while it is in flight. */
export interface PhotoUploads {
  /** Notifies of every change. */
  subscribe: (listener: () => void) => () => void;
  /** How much of a photo has been sent, from 0 to 1; null while unknown. */
  progressOf: (id: string) => number | null;
  /** Whether single photos can be canceled now. */
  canCancel: () => boolean;
  /** Removes the photo; the others are sent without it. */
  cancel: (id: string) => void;
}

export const NO_UPLOADS: PhotoUploads = {
  subscribe: () => () => undefined,
  progressOf: () => null,
  canCancel: () => false,
  cancel: () => undefined,
};
