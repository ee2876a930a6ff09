import { displayFileName, type StoredPhoto, type NewPhoto } from '@efie/domain/photos';
import { photosIn, portraitOf, type PhotoFolder } from '@efie/mocks';

/** File names, and what the photos show. */
const PHOTOS: readonly (readonly [name: string, folder: PhotoFolder])[] = [
  ['front', 'villa'],
  ['living', 'living'],
  ['kitchen', 'kitchen'],
  ['veranda', 'veranda'],
  ['bedroom', 'bedroom'],
  ['bathroom', 'bathroom'],
  ['block', 'apartment'],
  ['side', 'house'],
  ['street', 'townhouse'],
  ['door', 'studio'],
];

/** The URL of the first mock photo in a folder. */
export const photoUrl = (folder: PhotoFolder): string => `./mocks/${photosIn(folder)[0]}`;

/** The URL of a mock portrait that fits the name. */
export const portraitUrl = (fullName: string): string => `./mocks/${portraitOf(fullName, 'story')}`;

const photoAt = (index: number) => PHOTOS[index % PHOTOS.length] ?? (['front', 'villa'] as const);

/** Creates a photo file of 320 by 240 px from a mock photo. */
export async function createPhotoFile(
  index: number,
  { name, type = 'image/jpeg' }: { name?: string; type?: 'image/jpeg' | 'image/png' } = {},
): Promise<File> {
  const [photoName, folder] = photoAt(index);
  const image = new Image();
  image.src = photoUrl(folder);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 240;
  canvas.getContext('2d')?.drawImage(image, 0, 0, 320, 240);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.8);
  });
  if (!blob) throw new Error(`Could not encode the canvas as ${type}.`);
  return new File([blob], name ?? `${photoName}.jpg`, { type });
}

export const createPhotoFiles = (count: number): Promise<File[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => createPhotoFile(index)));

/** Creates new photos for a queue. `from` is the index of the first photo. */
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
    photoId: `stored-${index}`,
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
