import {
  draftBytes,
  draftsToEvict,
  fittingPhotos,
  readDraftPhotoList,
  type DraftPhotoEntry,
  type DraftPhotoList,
} from '@efie/domain/photos';
import { delMany, getMany, keys, promisifyRequest, setMany, type UseStore } from 'idb-keyval';
import { draftKey, DRAFT_PHOTOS } from './drafts';
import { isSameAccount } from '../session/isSameAccount';
import { getSession, type Session } from '../session/session';

/** A photo of a draft. `file` is what will be sent: processed, with a safe name. */
export interface DraftPhoto {
  /** The file name on the device, for display only. */
  name: string;
  /** Of the chosen file, before processing. */
  fingerprint: string;
  file: File;
}

const STORE = 'photos';

/**
 * Connects for one operation: an open connection would block the deletion of the database at logout, also in another tab.
 * @param mayCreate whether to create a missing database; without it the operation rejects with an AbortError
 */
const database =
  (mayCreate: () => boolean): UseStore =>
  async (mode, run) => {
    const request = indexedDB.open(DRAFT_PHOTOS);
    request.onupgradeneeded = () => {
      if (mayCreate()) request.result.createObjectStore(STORE);
      else request.transaction?.abort();
    };
    const connection = await promisifyRequest(request);
    try {
      return await run(connection.transaction(STORE, mode).objectStore(STORE));
    } finally {
      connection.close();
    }
  };

/** Reading and deleting must not create the database again that a log-out has just deleted. */
const existing = database(() => false);

function noneIfMissing(error: unknown): [] {
  if (error instanceof DOMException && error.name === 'AbortError') return [];
  throw error;
}

const listKey = (draft: string) => `list ${draft}`;
const photoKey = (draft: string, fingerprint: string) => `photo ${fingerprint} ${draft}`;

/** The keys of everything that these lists refer to. */
const referencedKeys = (lists: Readonly<Record<string, DraftPhotoList>>): readonly string[] =>
  Object.entries(lists).flatMap(([draft, { photos }]) => [
    listKey(draft),
    ...photos.map(({ fingerprint }) => photoKey(draft, fingerprint)),
  ]);

const readValues = (storedKeys: string[]): Promise<unknown[]> =>
  getMany<unknown>(storedKeys, existing).catch(noneIfMissing);

async function readStoredKeys(): Promise<readonly string[]> {
  return (await keys(existing).catch(noneIfMissing)).map(String);
}

/** The lists of all drafts of all accounts, without expired ones. */
async function readLists(storedKeys: readonly string[]): Promise<Record<string, DraftPhotoList>> {
  const prefix = listKey('');
  const drafts = storedKeys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  const values = await readValues(drafts.map(listKey));
  return Object.fromEntries(
    drafts.flatMap((draft, index) => {
      const list = readDraftPhotoList(values[index], Date.now());
      return list ? [[draft, list]] : [];
    }),
  );
}

/** @param storedKeys read before the lists: another tab may be storing photos */
async function deleteUnreferenced(
  storedKeys: readonly string[],
  lists: Readonly<Record<string, DraftPhotoList>>,
): Promise<void> {
  const referenced = new Set(referencedKeys(lists));
  const unreferenced = storedKeys.filter((key) => !referenced.has(key));
  await delMany(unreferenced, existing).catch(noneIfMissing);
}

/**
 * The photos of the owner's draft, in their order; those that cannot be read are left out. Rejects where the browser has
 * no IndexedDB, as in some private windows.
 */
export async function readDraftPhotos(key: string, owner: Session): Promise<readonly DraftPhoto[]> {
  const draft = draftKey(key, owner);
  const { photos } = (await readLists([listKey(draft)]))[draft] ?? { photos: [] };
  const bytes = await readValues(photos.map(({ fingerprint }) => photoKey(draft, fingerprint)));
  return photos.flatMap(({ name, fingerprint, fileName, type, size }, index) => {
    const content = bytes[index];
    return content instanceof ArrayBuffer && content.byteLength === size
      ? { name, fingerprint, file: new File([content], fileName, { type }) }
      : [];
  });
}

/**
 * Stores the photos of the owner's draft, in their order, in place of those stored before. Stores nothing once the owner has
 * logged out. Photos of expired drafts are deleted, and of the oldest drafts where all together are too large.
 * @returns the photos that are stored: those that fit the limits
 * @throws when there is no database, as in some private windows, or when the device is full
 */
export async function writeDraftPhotos(
  key: string,
  photos: readonly DraftPhoto[],
  owner: Session,
): Promise<readonly DraftPhoto[]> {
  if (photos.length === 0) {
    await discardDraftPhotos(key, owner);
    return [];
  }
  const draft = draftKey(key, owner);
  const fitting = fittingPhotos(photos.map((photo) => ({ photo, size: photo.file.size })));
  const list: DraftPhotoList = {
    savedAt: Date.now(),
    photos: fitting.map(({ photo: { name, fingerprint, file }, size }): DraftPhotoEntry => {
      return { name, fingerprint, fileName: file.name, type: file.type, size };
    }),
  };
  const storedKeys = await readStoredKeys();
  const lists = await readLists(storedKeys);
  for (const evicted of draftsToEvict(lists, { key: draft, bytes: draftBytes(list) }, Date.now()))
    delete lists[evicted];
  // The own earlier photos stay until the new list is stored.
  await deleteUnreferenced(storedKeys, lists);
  const referenced = referencedKeys(lists);
  const isStored = ({ fingerprint }: DraftPhoto): boolean => {
    const bytesKey = photoKey(draft, fingerprint);
    return storedKeys.includes(bytesKey) && referenced.includes(bytesKey);
  };
  const added = fitting.filter(({ photo }) => !isStored(photo));
  const entries = await Promise.all(
    added.map(async ({ photo }): Promise<[string, ArrayBuffer]> => [
      photoKey(draft, photo.fingerprint),
      await photo.file.arrayBuffer(),
    ]),
  );
  const isStillOwner = () => isSameAccount(owner, getSession());
  if (!isStillOwner()) return [];
  await setMany([[listKey(draft), list], ...entries], (mode, run) =>
    database(isStillOwner)(mode, (store) => {
      // Another tab may have logged out while the database was opened.
      if (!isStillOwner()) throw new Error('Draft photos were not stored: logged out.');
      return run(store);
    }),
  );
  await deleteUnreferenced(await readStoredKeys(), { ...lists, [draft]: list });
  return fitting.map(({ photo }) => photo);
}

/** Deletes the photos of expired drafts. */
export async function deleteExpiredDraftPhotos(): Promise<void> {
  const storedKeys = await readStoredKeys();
  await deleteUnreferenced(storedKeys, await readLists(storedKeys));
}

/** Deletes the photos of the owner's draft. */
export async function discardDraftPhotos(key: string, owner: Session): Promise<void> {
  const storedKeys = await readStoredKeys();
  const lists = await readLists(storedKeys);
  delete lists[draftKey(key, owner)];
  await deleteUnreferenced(storedKeys, lists);
}
