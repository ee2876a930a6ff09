import { inspectPhoto, sentFileName } from '@efie/domain';

/** A photo made ready, or one that can no longer be read: deleted or changed since it was chosen (fault 117). */
export type PreparedPhoto = { state: 'ready'; file: File } | { state: 'unreadable' };

export interface PrepareOptions {
  /** Ends the work at once; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Told after each photo how many are done, from 1. */
  onProgress?: ((done: number) => void) | undefined;
}

/** The kinds whose bytes a listing looks into; a profile picture may be of any other one and is sent as it is. */
const LISTED = new Set(['image/jpeg', 'image/png', 'image/gif']);

async function prepareOne(file: File): Promise<PreparedPhoto> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { state: 'unreadable' };
  }
  const content = inspectPhoto(bytes);
  if (content.state === 'whole') {
    const { kind } = content;
    const type = `image/${kind}`;
    return { state: 'ready', file: new File([bytes], sentFileName(file.name, kind), { type }) };
  }
  if (content.state === 'damaged' || bytes.length === 0 || LISTED.has(file.type)) {
    return { state: 'unreadable' };
  }
  return { state: 'ready', file: new File([bytes], file.name, { type: file.type }) };
}

/**
 * Makes chosen photos ready for sending, one after another; the answer has their order and number.
 * Never rejects but for an abort. A photo whose file was deleted or changed since it was chosen is `unreadable`.
 */
export async function preparePhotos(
  files: readonly File[],
  { signal, onProgress }: PrepareOptions = {},
): Promise<readonly PreparedPhoto[]> {
  const prepared: PreparedPhoto[] = [];
  for (const file of files) {
    signal?.throwIfAborted();
    // One after another: ten photos at once would hold 50 MB.
    prepared.push(await prepareOne(file));
    onProgress?.(prepared.length);
  }
  signal?.throwIfAborted();
  return prepared;
}
