import { formatDate } from '../dates/formatDate';
import type { Listing } from '../listing/Listing';

/** A copy of a public listing on this device, to be read without a connection. */
export interface OfflineHome {
  listing: Listing;
  /** When the server sent it, Unix time in ms. */
  savedAt: number;
}

export interface OfflineLimits {
  count: number;
  /** Characters of all entries together, as they are stored. */
  characters: number;
}

/** Limits of the stored favorites, and of the stored homes last viewed. */
export const OFFLINE_LIMITS: OfflineLimits = { count: 24, characters: 150_000 };

/** The first photo only: it is the one that is stored. */
export const offlineCopy = (listing: Listing): Listing => ({
  ...listing,
  photos: listing.photos.slice(0, 1),
});

/**
 * The copies to keep, in the order of the ids: the newest of each listing, as many as the limits allow. One that does not fit
 * is left out, so that a single large one does not displace all others.
 * @param sizeOf returns the characters of an entry as it is stored
 */
export function selectOfflineHomes(
  ids: readonly string[],
  copies: readonly OfflineHome[],
  sizeOf: (home: OfflineHome) => number,
  limits: OfflineLimits = OFFLINE_LIMITS,
): readonly OfflineHome[] {
  const newest = new Map<string, OfflineHome>();
  for (const copy of copies) {
    const other = newest.get(copy.listing.id);
    if (!other || other.savedAt < copy.savedAt) newest.set(copy.listing.id, copy);
  }
  const kept: OfflineHome[] = [];
  let characters = 0;
  for (const id of new Set(ids)) {
    const copy = newest.get(id);
    if (!copy || kept.length >= limits.count) continue;
    const size = sizeOf(copy);
    if (characters + size > limits.characters) continue;
    characters += size;
    kept.push(copy);
  }
  return kept;
}

export interface PhotoLimits {
  /** Bytes of one photo. */
  each: number;
  /** Bytes of all photos together. */
  all: number;
}

/** 44 homes of 120 kB on average. */
export const OFFLINE_PHOTO_LIMITS: PhotoLimits = { each: 600_000, all: 6_000_000 };

/** Whether one more photo may be stored. */
export const isPhotoStorable = (
  size: number,
  stored: number,
  limits: PhotoLimits = OFFLINE_PHOTO_LIMITS,
): boolean => size > 0 && size <= limits.each && stored + size <= limits.all;

/**
 * 'Saved on 26 November', with the year if it is another one; '' for an invalid time. Both are Unix times in ms.
 */
export function savedOn(savedAt: number, now: number): string {
  const date = formatDate(savedAt, now);
  return date === '' ? '' : `Saved on ${date}`;
}
