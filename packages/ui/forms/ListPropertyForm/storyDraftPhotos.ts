import { DRAFT_PHOTOS, getSession, importDraftPhotos, writeDraft } from '@efie/api';
import { fingerprintOf } from '@efie/domain/photos';
import { fireEvent, screen, waitFor, expect } from 'storybook/test';
import { createDataTransfer, createPhotoFile } from '../../fields/storyPhotos';

/** Chooses files in the photo field. */
export async function choosePhotos(files: readonly File[]): Promise<void> {
  const input = await waitFor(() => {
    const found = document.querySelector('[data-field="photos"] input[type="file"]');
    if (!found) throw new Error('The photo field has not rendered yet.');
    return found;
  });
  Object.defineProperty(input, 'files', { configurable: true, value: createDataTransfer(files).files });
  await fireEvent.change(input);
}

/** Adds the photos from index `from`, so that there are `to`. */
export async function addPhotos(from: number, to: number): Promise<void> {
  await choosePhotos(
    await Promise.all(Array.from({ length: to - from }, (_, index) => createPhotoFile(from + index))),
  );
  await expect(await screen.findByText(`${to} of 10 photos`)).toBeVisible();
}

/** Stores a draft of these values with photos, as an earlier visit does. */
export async function storePhotoDraft(
  values: Readonly<Record<string, string>>,
  count: number,
): Promise<void> {
  const files = await Promise.all(Array.from({ length: count }, (_, index) => createPhotoFile(index)));
  const photos = await Promise.all(
    files.map(async (file) => ({
      name: file.name,
      fingerprint: fingerprintOf(new Uint8Array(await file.arrayBuffer())),
      file,
    })),
  );
  const { writeDraftPhotos } = await importDraftPhotos();
  await writeDraftPhotos('list-property', photos, getSession());
  writeDraft('list-property', { ...values, images: photos.map(({ name }) => name) });
}

/** The names of the photos that the device stores for the draft, in their order. */
export async function storedPhotoNames(): Promise<readonly string[]> {
  const { readDraftPhotos } = await importDraftPhotos();
  return (await readDraftPhotos('list-property', getSession())).map(({ name }) => name);
}

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed.')));
  });

/** Calls `run` with the store of all drafts' photos. The connection is closed: an open one blocks the next story. */
async function withStore<Result>(run: (store: IDBObjectStore) => Promise<Result>): Promise<Result> {
  const connection = await resultOf(indexedDB.open(DRAFT_PHOTOS));
  try {
    return await run(connection.transaction('photos', 'readwrite').objectStore('photos'));
  } finally {
    connection.close();
  }
}

/** Entries of all drafts in the database, also those that are not read any more. */
export const countStoredEntries = (): Promise<number> =>
  withStore(async (store) => (await resultOf(store.getAllKeys())).length);

/** Makes the stored draft and its photos older, by ms. */
export async function ageDraft(by: number): Promise<void> {
  const drafts = localStorage.getItem('efie-drafts') ?? '';
  localStorage.setItem(
    'efie-drafts',
    drafts.replace(/"savedAt":(\d+)/, (_text, savedAt: string) => `"savedAt":${Number(savedAt) - by}`),
  );
  await withStore(async (store) => {
    const keys = (await resultOf(store.getAllKeys())).filter((key) => String(key).startsWith('list '));
    for (const key of keys) {
      const list = (await resultOf(store.get(key))) as { savedAt: number };
      await resultOf(store.put({ ...list, savedAt: list.savedAt - by }, key));
    }
  });
}

/** The photo names in order, from their alternative texts. */
export const photoOrder = () =>
  screen.queryAllByRole('img', { name: /^Photo \d+ of/ }).map((image) => {
    return image.getAttribute('alt')?.replace(/^.*, /, '');
  });

/** A photo of about `kilobytes`, of noise, which does not compress. */
export async function createLargePhoto(index: number, kilobytes: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = Math.ceil((kilobytes * 1024) / 640 / 0.55);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Canvas 2D context is not available.');
  const image = context.createImageData(canvas.width, canvas.height);
  let seed = index + 1;
  for (let byte = 0; byte < image.data.length; byte += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    image.data[byte] = byte % 4 === 3 ? 255 : seed >>> 24;
  }
  context.putImageData(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.8);
  });
  if (!blob) throw new Error('Could not encode the canvas.');
  return new File([blob], `large-${index + 1}.jpg`, { type: 'image/jpeg' });
}
