import { PROFILE_IMAGE_REJECTIONS, uploadFileName, type ImageRejection } from '@efie/domain/photos';
import { createPhotoProcessor, type PhotoProcessorOptions } from './photoProcessor';

/** A profile image processed for upload, or why it was rejected; `unreadable` if the file changed after it was chosen. */
export type PreparedProfileImage =
  { state: 'ready'; file: File } | { state: 'rejected'; rejection: ImageRejection } | { state: 'unreadable' };

/**
 * Processes a profile image for upload: any type that the browser can decode, redrawn as a JPEG on white with a longest side
 * of at most 1920 px, without metadata and with a safe file name (ruling 141). Never rejects.
 */
export function prepareProfileImage(file: File): Promise<PreparedProfileImage> {
  return prepareProfileImageWith(file, {});
}

/** For tests: `prepareProfileImage` with options, such as a browser without workers. */
export async function prepareProfileImageWith(
  file: File,
  processorOptions: PhotoProcessorOptions,
): Promise<PreparedProfileImage> {
  const processor = createPhotoProcessor(processorOptions);
  try {
    const ready = await processor.processProfileImage(file);
    if (ready.state === 'unreadable') return ready;
    if (ready.state !== 'ready')
      return { state: 'rejected', rejection: PROFILE_IMAGE_REJECTIONS[ready.state] };
    const type = `image/${ready.kind}`;
    return { state: 'ready', file: new File([ready.body], uploadFileName(file.name, ready.kind), { type }) };
  } finally {
    processor.close();
  }
}
