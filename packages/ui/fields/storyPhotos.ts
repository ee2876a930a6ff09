import { displayFileName, type StoredPhoto, type NewPhoto } from '@efie/domain';
import { exterior, interior } from '@efie/illustrations';

const ILLUSTRATIONS: readonly (() => string)[] = [
  () => exterior('villa', 'photos', 'golden'),
  () => interior('living', 'photos', 'morning'),
  () => interior('kitchen', 'photos', 'noon'),
  () => interior('veranda', 'photos', 'golden'),
  () => interior('bedroom', 'photos', 'morning'),
  () => interior('bathroom', 'photos', 'noon'),
  () => exterior('apartment', 'photos', 'noon'),
  () => exterior('house', 'photos', 'morning'),
  () => exterior('townhouse', 'photos', 'rain'),
  () => exterior('studio', 'photos', 'noon'),
];

const NAMES = [
  'front',
  'living',
  'kitchen',
  'veranda',
  'bedroom',
  'bathroom',
  'block',
  'side',
  'street',
  'door',
];

function illustrationUrl(index: number): string {
  const draw = ILLUSTRATIONS[index % ILLUSTRATIONS.length];
  return `data:image/svg+xml,${encodeURIComponent(draw?.() ?? '')}`;
}

/** Creates a photo file of 320 by 240 px from an illustration, so that no image has to be committed. */
export async function createPhotoFile(
  index: number,
  { name, type = 'image/jpeg' }: { name?: string; type?: 'image/jpeg' | 'image/png' } = {},
): Promise<File> {
  const image = new Image();
  image.src = illustrationUrl(index);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 240;
  canvas.getContext('2d')?.drawImage(image, 0, 0, 320, 240);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.8);
  });
  if (!blob) throw new Error(`Could not encode the canvas as ${type}.`);
  return new File([blob], name ?? `${NAMES[index % NAMES.length]}.jpg`, { type });
}

export const createPhotoFiles = (count: number): Promise<File[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => createPhotoFile(index)));

/** Creates new photos for a queue. `from` is the index of the first illustration. */
export async function createNewPhotos(count: number, from = 0): Promise<NewPhoto[]> {
  const files = await Promise.all(Array.from({ length: count }, (_, index) => createPhotoFile(from + index)));
  return files.map((file, index) => ({
    kind: 'new',
    id: `story-${from + index}`,
    name: displayFileName(file.name),
    file,
    fingerprint: String(from + index),
    state: 'ready',
  }));
}

export async function createStoredPhotos(count: number): Promise<StoredPhoto[]> {
  return (await createPhotoFiles(count)).map((file, index) => ({
    kind: 'stored',
    id: `stored-${index}`,
    imageId: `stored-${index}`,
    url: URL.createObjectURL(file),
    isMarkedForDeletion: false,
  }));
}

export function createDataTransfer(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** Dispatches a drag event with a data transfer, or a stub of one. Returns false when it was canceled. */
export function dispatchDragEvent(
  element: Element,
  kind: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
  transfer: DataTransfer | Pick<DataTransfer, 'types'>,
): boolean {
  const event = new Event(kind, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: transfer });
  return element.dispatchEvent(event);
}
