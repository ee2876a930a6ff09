import { PROFILE_IMAGE_REFUSALS, sentFileName, type ImageRefusal } from '@efie/domain';
import { openPhotoDesk, type DeskOptions } from './photoDesk';

/** A profile picture to send and show, why it was rejected, or one whose file can no longer be read. */
export type PreparedProfileImage =
  { state: 'ready'; file: File } | { state: 'refused'; refusal: ImageRefusal } | { state: 'unreadable' };

/**
 * Makes a chosen profile picture ready for sending: any type that this browser decodes, drawn anew as a JPEG on white, its
 * longest side at most 1920, without metadata and with a plain name (ruling 141). Never rejects.
 */
export function prepareProfileImage(file: File): Promise<PreparedProfileImage> {
  return prepareProfileImageAt(file, {});
}

/** The same at a desk of another kind, for tests: a browser without a worker, a worker that never answers. */
export async function prepareProfileImageAt(
  file: File,
  deskOptions: DeskOptions,
): Promise<PreparedProfileImage> {
  const desk = openPhotoDesk(deskOptions);
  try {
    const ready = await desk.readyProfile(file);
    if (ready.state === 'unreadable') return ready;
    if (ready.state !== 'ready') return { state: 'refused', refusal: PROFILE_IMAGE_REFUSALS[ready.state] };
    const type = `image/${ready.kind}`;
    return { state: 'ready', file: new File([ready.body], sentFileName(file.name, ready.kind), { type }) };
  } finally {
    desk.close();
  }
}
