import { createListeners } from '@efie/domain/listeners';
import { isPartlySent, photoProgress, sendingText, type SentBytes } from '@efie/domain/photos';
import type { PhotoUploads } from '../../fields/PhotoQueueField';

interface Upload {
  ids: readonly string[];
  /** Bytes by photo; null until the photos are processed. */
  sizes: readonly number[] | null;
  /** Null until the browser reports any. */
  progress: SentBytes | null;
}

const NONE: Upload = { ids: [], sizes: null, progress: null };

/** The upload of a form's photos. Stored outside the form, because its progress changes several times a second. */
export interface UploadStore extends PhotoUploads {
  /** Processing begins; nothing is sent yet. */
  begin: (ids: readonly string[]) => void;
  /** Sending begins, with the photos' bytes. */
  beginSending: (sizes: readonly number[]) => void;
  report: (progress: SentBytes) => void;
  /** 'Photo 2 of 5, 1.2 of 3.4 MB'; empty while unknown. */
  text: () => string;
  end: () => void;
}

export function createUploadStore(onCancel: (id: string) => void): UploadStore {
  const listeners = createListeners();
  let upload = NONE;
  /** Whether this browser reports progress: then a request without any has only just begun. */
  let isReporting = false;
  const set = (next: Upload) => {
    upload = next;
    listeners.notify();
  };
  const canCancel = () => {
    const { ids, sizes, progress } = upload;
    if (ids.length === 0) return false;
    return sizes && progress ? isPartlySent(progress) : !sizes || isReporting;
  };
  return {
    subscribe: listeners.subscribe,
    progressOf(id) {
      const { ids, sizes, progress } = upload;
      if (!sizes || !progress) return null;
      return photoProgress(sizes, progress)[ids.indexOf(id)] ?? null;
    },
    text: () => (upload.sizes && upload.progress ? sendingText(upload.sizes, upload.progress) : ''),
    canCancel,
    cancel(id) {
      // The last bytes may have been sent since the button was rendered.
      if (canCancel()) onCancel(id);
    },
    begin: (ids) => set({ ...NONE, ids }),
    beginSending: (sizes) => set({ ...upload, sizes }),
    report(progress) {
      isReporting = true;
      set({ ...upload, progress });
    },
    end: () => set(NONE),
  };
}
