import { createListeners } from '@efie/domain/listeners';
import { isPartlySent, photoProgress, sendingText, type SentBytes } from '@efie/domain/photos';

/** The upload of a queue's photos, while it is in flight. */
export interface PhotoUploads {
  /** Notifies of every change. */
  subscribe: (listener: () => void) => () => void;
  /** How much of a photo has been sent, from 0 to 1; null while unknown. */
  progressOf: (id: string) => number | null;
  /** Whether the photo can be canceled now. */
  canCancel: (id: string) => boolean;
  /** Removes the photo; the others are sent without it. */
  cancel: (id: string) => void;
}

export const NO_UPLOADS: PhotoUploads = {
  subscribe: () => () => undefined,
  progressOf: () => null,
  canCancel: () => false,
  cancel: () => undefined,
};

interface Upload {
  /** The photos of the request in flight. */
  ids: readonly string[];
  onCancel: (id: string) => void;
  /** Bytes by photo; null until the photos are processed. */
  sizes: readonly number[] | null;
  /** Null until the browser reports any. */
  progress: SentBytes | null;
}

const NONE: Upload = { ids: [], onCancel: () => undefined, sizes: null, progress: null };

/** The upload of a form's photos. Stored outside the form, because its progress changes several times a second. */
export interface UploadStore extends PhotoUploads {
  /** A request begins with the processing of these photos; nothing is sent yet. The others wait for later requests. */
  begin: (ids: readonly string[], onCancel: (id: string) => void) => void;
  /** Sending begins, with the photos' bytes. */
  beginSending: (sizes: readonly number[]) => void;
  report: (progress: SentBytes) => void;
  /** 'Photo 2 of 5, 1.2 of 3.4 MB'; empty while unknown. */
  text: () => string;
  end: () => void;
}

export function createUploadStore(): UploadStore {
  const listeners = createListeners();
  let upload = NONE;
  /** Whether this browser reports progress: then a request without any has only just begun. */
  let isReporting = false;
  const set = (next: Upload) => {
    upload = next;
    listeners.notify();
  };
  const isWaiting = (id: string) => upload.ids.length > 0 && !upload.ids.includes(id);
  const canCancel = (id: string) => {
    const { ids, sizes, progress } = upload;
    if (ids.length === 0) return false;
    if (isWaiting(id) || !sizes) return true;
    return progress ? isPartlySent(progress) : isReporting;
  };
  return {
    subscribe: listeners.subscribe,
    progressOf(id) {
      const { ids, sizes, progress } = upload;
      if (isWaiting(id)) return 0;
      if (!sizes || !progress) return null;
      return photoProgress(sizes, progress)[ids.indexOf(id)] ?? null;
    },
    text: () => (upload.sizes && upload.progress ? sendingText(upload.sizes, upload.progress) : ''),
    canCancel,
    cancel(id) {
      // The last bytes may have been sent since the button was rendered.
      if (canCancel(id)) upload.onCancel(id);
    },
    begin: (ids, onCancel) => set({ ...NONE, ids, onCancel }),
    beginSending: (sizes) => set({ ...upload, sizes }),
    report(progress) {
      isReporting = true;
      set({ ...upload, progress });
    },
    end: () => set(NONE),
  };
}
