import { createFailure, createValidationFailure, type Result } from './result';
import { nextId, type Store } from './store';

/** 5 MB, inclusive (ruling 130). */
export const MAX_FILE_SIZE = 5 * 1024 * 1024;

export const MIN_IMAGES = 3;
export const MAX_IMAGES = 10;

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
};

export const isListingImageType = (type: string) => /^image\/(jpeg|jpg|png|gif)$/.test(type);

/** Stores an upload under a new path in `uploads/{folder}`. */
export function storeFile(store: Store, file: File, folder: string): { id: string; path: string } {
  const id = nextId(store);
  const path = `uploads/${folder}/${id}.${EXTENSIONS[file.type] ?? 'img'}`;
  store.files.set(path, file);
  return { id, path };
}

type UploadRule = {
  field: string;
  folder: string;
  accepts: (type: string) => boolean;
  wrongType: string;
  tooLarge: string;
};

/** Validates and stores one upload: 422 for a missing file or a wrong type, 413 for a file that is too large. */
export function storeUpload(
  store: Store,
  file: File | null,
  rule: UploadRule,
): Result<{ id: string; path: string }> {
  if (file === null) return createValidationFailure({ [rule.field]: ['No file was sent.'] });
  if (!rule.accepts(file.type) || file.size === 0) {
    return createValidationFailure({ [rule.field]: [rule.wrongType] }, rule.wrongType);
  }
  if (file.size > MAX_FILE_SIZE) return createFailure(413, rule.tooLarge);
  return { ok: true, ...storeFile(store, file, rule.folder) };
}
