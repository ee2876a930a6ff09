import {
  fingerprintOf,
  inspectPhoto,
  PHOTO_LIMITS,
  photoKind,
  sentFileName,
  SIGNATURE_BYTES,
  type ChosenPhoto,
  type NewPhoto,
} from '@efie/domain';

/** A chosen file and what its bytes say. */
export interface ReadPhoto extends ChosenPhoto {
  file: File;
  fingerprint: string;
}

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

async function contentOf(file: File): Promise<Pick<ReadPhoto, 'content' | 'fingerprint'>> {
  if (file.size > PHOTO_LIMITS.bytes) {
    const kind = photoKind(await bytesOf(file.slice(0, SIGNATURE_BYTES)));
    return { content: kind === null ? { state: 'other' } : { state: 'damaged', kind }, fingerprint: '' };
  }
  const bytes = await bytesOf(file);
  return { content: inspectPhoto(bytes), fingerprint: fingerprintOf(bytes) };
}

/** Looks at a file's bytes; one that is over the limit is not read past its beginning. Never rejects (fault 117). */
export async function readChosen(file: File): Promise<ReadPhoto> {
  const { name, size } = file;
  try {
    return { name, size, file, ...(await contentOf(file)) };
  } catch {
    return { name, size, file, content: { state: 'unreadable' }, fingerprint: '' };
  }
}

/** One number for every photo of the page, so that an id is never used twice. */
let lastNumber = 0;

/** A judged photo as the queue holds it: the same bytes under a safe name and their own type (faults 113, 115). */
export function toNewPhoto({ name, file, content, fingerprint }: ReadPhoto): NewPhoto | null {
  if (content.state !== 'whole') return null;
  lastNumber += 1;
  return {
    kind: 'new',
    id: `new-${lastNumber}`,
    name,
    file: new File([file], sentFileName(name, content.kind), { type: `image/${content.kind}` }),
    fingerprint,
    state: 'ready',
  };
}
