import type { PHOTO_MESSAGES } from '@efie/domain/photos';
import { prefetch } from '../../primitives';

const importPhotos = () => import('../../photos');
prefetch(importPhotos);

/** Processes each photo once: while the form is filled in, to store it with the draft, or at the latest when it is sent. */
export interface PhotoPreparer {
  /** The messages about photos, lazy-loaded. */
  loadMessages: () => Promise<typeof PHOTO_MESSAGES>;
  /** Marks a file as processed already, such as a restored photo. */
  add: (file: File) => void;
  /** The processed files, in the order of `files`; null for one that cannot be read any more. Rejects only on abort. */
  prepare: (
    files: readonly File[],
    options: { signal: AbortSignal; onProgress?: (done: number) => void },
  ) => Promise<readonly (File | null)[]>;
}

export function createPhotoPreparer(): PhotoPreparer {
  const prepared = new WeakMap<File, File>();
  return {
    loadMessages: async () => (await importPhotos()).PHOTO_MESSAGES,
    add: (file) => prepared.set(file, file),
    async prepare(files, { signal, onProgress }) {
      const missing = [...new Set(files)].filter((file) => !prepared.has(file));
      const doneBefore = files.length - missing.length;
      onProgress?.(doneBefore);
      if (missing.length > 0) {
        const { preparePhotos } = await importPhotos();
        await preparePhotos(missing, {
          signal,
          // Stored one by one, so that an abort does not lose them.
          onProgress: (done, photo) => {
            const file = missing[done - 1];
            if (file && photo.state === 'ready') prepared.set(file, photo.file);
            onProgress?.(doneBefore + done);
          },
        });
      }
      signal.throwIfAborted();
      return files.map((file) => prepared.get(file) ?? null);
    },
  };
}
