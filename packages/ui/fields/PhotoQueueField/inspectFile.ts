import {
  fingerprintOf,
  inspectPhoto,
  otherContent,
  PHOTO_LIMITS,
  photoKind,
  uploadFileName,
  SIGNATURE_BYTES,
  type ChosenPhoto,
  type NewPhoto,
} from '@efie/domain/photos';

/** A chosen file with its inspected content. */
export interface InspectedFile extends ChosenPhoto {
  file: File;
  fingerprint: string;
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

async function inspect(file: File): Promise<Pick<InspectedFile, 'content' | 'fingerprint'>> {
  if (file.size > PHOTO_LIMITS.maxBytes) {
    const start = await bytesOf(file.slice(0, SIGNATURE_BYTES));
    const kind = photoKind(start);
    return { content: kind === null ? otherContent(start) : { state: 'damaged', kind }, fingerprint: '' };
  }
  const bytes = await bytesOf(file);
  return { content: inspectPhoto(bytes), fingerprint: fingerprintOf(bytes) };
}

/** Inspects a file's bytes; of a file over the size limit only the signature. Never rejects: see `content.state`. */
export async function inspectFile(file: File): Promise<InspectedFile> {
  const { name, size } = file;
  try {
    return { name, size, file, ...(await inspect(file)) };
  } catch {
    return { name, size, file, content: { state: 'unreadable' }, fingerprint: '' };
  }
}

/** Shared by all fields, so that ids are unique. */
let lastId = 0;

/** Converts an inspected file to a queue entry with a safe file name and the detected type; null if it is not a photo. */
export function toNewPhoto({ name, file, content, fingerprint }: InspectedFile): NewPhoto | null {
  if (content.state !== 'whole') return null;
  lastId += 1;
  return {
    kind: 'new',
    id: `new-${lastId}`,
    name,
    file: new File([file], uploadFileName(name, content.kind), { type: `image/${content.kind}` }),
    fingerprint,
    state: 'ready',
  };
}
