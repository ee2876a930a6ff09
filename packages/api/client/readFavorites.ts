import type { Favorite } from '@efie/domain';
import { readListing } from './readListing';
import { asId, asRecord } from './readers';

function readFavorite(value: unknown): Favorite | null {
  const record = asRecord(value);
  if (!record) return null;
  const nested = record['property'];
  const listing = readListing(nested);
  const listingId = asId(record['property_id']) || asId(record['propertyId']) || listing?.id;
  // A broken item is not shown, but its id lets a person remove it (fault 70).
  return listingId ? { id: asId(record['id']) || listingId, listingId, listing } : null;
}

function favoriteEntries(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  const record = asRecord(body);
  const data = record?.['data'];
  const candidates = [record?.['favorites'], data, asRecord(data)?.['favorites']];
  return candidates.find((candidate): candidate is unknown[] => Array.isArray(candidate)) ?? [];
}

/** The saved properties, from any of the four shapes: root list, favorites, data, data.favorites (ruling 43). */
export function readFavorites(body: unknown): readonly Favorite[] {
  const byListing = new Map<string, Favorite>();
  for (const entry of favoriteEntries(body)) {
    const favorite = readFavorite(entry);
    if (favorite && !byListing.has(favorite.listingId)) byListing.set(favorite.listingId, favorite);
  }
  return [...byListing.values()];
}
