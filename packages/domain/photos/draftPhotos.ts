import { isRecord } from '../isRecord';
import { pluralize } from '../text/pluralize';
import { formatFileSize } from './idDocument';
import { PHOTO_LIMITS } from './photoLimits';

/** Limits of the photos that drafts store on the device. */
export const DRAFT_PHOTO_LIMITS = {
  /** Photos of one draft. */
  maxCount: PHOTO_LIMITS.maxCount,
  /** Bytes of all photos of all drafts on the device, of any account. */
  maxBytes: 30 * 1024 * 1024,
  /** Two weeks, in ms, as for the other values of a draft. */
  maxAge: 14 * 86_400_000,
} as const;

/** A stored photo of a draft, without its bytes. */
export interface DraftPhotoEntry {
  /** Fingerprint of the chosen file; identifies the stored bytes within the draft. */
  fingerprint: string;
  /** The file name on the device, for display only. */
  name: string;
  /** The safe file name and the type to send. */
  fileName: string;
  type: string;
  /** Bytes as stored, after processing. */
  size: number;
}

/** The stored photos of one draft, the cover first. */
export interface DraftPhotoList {
  /** Unix time in ms. */
  savedAt: number;
  photos: readonly DraftPhotoEntry[];
}

export const draftBytes = ({ photos }: Pick<DraftPhotoList, 'photos'>): number =>
  [...new Map(photos.map(({ fingerprint, size }) => [fingerprint, size])).values()].reduce(
    (sum, size) => sum + size,
    0,
  );

/** The photos that fit the limits, in their order: one that does not fit is left out, and smaller ones after it may fit. */
export function fittingPhotos<Photo extends { size: number }>(photos: readonly Photo[]): readonly Photo[] {
  const fitting: Photo[] = [];
  let bytes = 0;
  for (const photo of photos) {
    if (fitting.length >= DRAFT_PHOTO_LIMITS.maxCount) break;
    if (bytes + photo.size > DRAFT_PHOTO_LIMITS.maxBytes) continue;
    bytes += photo.size;
    fitting.push(photo);
  }
  return fitting;
}

/** One from the future, after a wrong clock, would never expire. */
const isCurrent = (savedAt: number, now: number): boolean =>
  Math.abs(now - savedAt) < DRAFT_PHOTO_LIMITS.maxAge;

/**
 * The drafts whose photos are deleted before the draft `key` stores its own: expired ones, then the oldest until all fit.
 * @param drafts the stored lists by key
 * @param bytes of the photos to store
 */
export function draftsToEvict(
  drafts: Readonly<Record<string, DraftPhotoList>>,
  { key, bytes }: { key: string; bytes: number },
  now: number,
): readonly string[] {
  const others = Object.entries(drafts)
    .filter(([other]) => other !== key)
    .sort(([, a], [, b]) => b.savedAt - a.savedAt);
  let total = bytes;
  return others.flatMap(([other, list]) => {
    const size = draftBytes(list);
    const isLasting = isCurrent(list.savedAt, now);
    if (isLasting && total + size <= DRAFT_PHOTO_LIMITS.maxBytes) {
      total += size;
      return [];
    }
    // Older drafts are not stored in its place.
    if (isLasting) total = Infinity;
    return [other];
  });
}

function isEntry(value: unknown): value is DraftPhotoEntry {
  if (!isRecord(value)) return false;
  const { fingerprint, name, fileName, type, size } = value;
  return (
    [fingerprint, name, fileName].every((text) => typeof text === 'string' && text !== '') &&
    typeof type === 'string' &&
    /^image\/(?:jpeg|png|gif)$/.test(type) &&
    typeof size === 'number' &&
    Number.isSafeInteger(size) &&
    size > 0
  );
}

/** A stored list as it was written; null when it is not one, or has expired. Entries that cannot be read are left out. */
export function readDraftPhotoList(value: unknown, now: number): DraftPhotoList | null {
  if (!isRecord(value)) return null;
  const { savedAt, photos } = value;
  if (typeof savedAt !== 'number' || !isCurrent(savedAt, now)) return null;
  if (!Array.isArray(photos)) return null;
  return { savedAt, photos: photos.filter(isEntry).slice(0, DRAFT_PHOTO_LIMITS.maxCount) };
}

/** '3 photos (1.2 MB)'. */
export const describeDraftPhotos = (count: number, bytes: number): string =>
  `${pluralize(count, 'photo', 'photos')} (${formatFileSize(bytes)})`;
