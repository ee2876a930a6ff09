import { shortFileName, type KeptPhoto, type NewPhoto } from '@efie/domain';
import { exterior, interior } from '@efie/illustrations';

/** Drawings for stories; their order is that of a listing. */
const DRAWINGS: readonly (() => string)[] = [
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

function drawnUrl(index: number): string {
  const draw = DRAWINGS[index % DRAWINGS.length];
  return `data:image/svg+xml,${encodeURIComponent(draw?.() ?? '')}`;
}

/** A real photo file of 320 by 240 points, drawn here: no picture has to lie in the repository. */
export async function photoFile(
  index: number,
  { name, type = 'image/jpeg' }: { name?: string; type?: 'image/jpeg' | 'image/png' } = {},
): Promise<File> {
  const image = new Image();
  image.src = drawnUrl(index);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 320;
  canvas.height = 240;
  canvas.getContext('2d')?.drawImage(image, 0, 0, 320, 240);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.8);
  });
  if (!blob) throw new Error('This browser makes no picture of a canvas.');
  return new File([blob], name ?? `${NAMES[index % NAMES.length]}.jpg`, { type });
}

/** So many photo files, each another one. */
export const photoFiles = (count: number): Promise<File[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => photoFile(index)));

/** Photos that wait in a queue. `from` is the number of the first drawing. */
export async function queuedPhotos(count: number, from = 0): Promise<NewPhoto[]> {
  const files = await Promise.all(Array.from({ length: count }, (_, index) => photoFile(from + index)));
  return files.map((file, index) => ({
    kind: 'new',
    id: `story-${from + index}`,
    name: shortFileName(file.name),
    file,
    fingerprint: String(from + index),
    state: 'ready',
  }));
}

/** Photos that a listing has. */
export async function keptPhotos(count: number): Promise<KeptPhoto[]> {
  return (await photoFiles(count)).map((file, index) => ({
    kind: 'kept',
    id: `kept-${index}`,
    imageId: `kept-${index}`,
    url: URL.createObjectURL(file),
    isMarkedForDeletion: false,
  }));
}

/** What a browser hands over when files, or something else, are dropped. */
export function transferWith(files: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

/** A drag event on an element, with a transfer or what stands for one. */
export function drag(
  element: Element,
  kind: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
  transfer: DataTransfer | Pick<DataTransfer, 'types'>,
): boolean {
  const event = new Event(kind, { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'dataTransfer', { value: transfer });
  return element.dispatchEvent(event);
}
