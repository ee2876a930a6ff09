import type { Favorite } from '@efie/domain/account';
import { readListing } from './readListing';
import { asId, asRecord } from './readers';

function readFavorite(value: unknown): Favorite | null {
  const record = asRecord(value);
  if (!record) return null;
  const nested = record['property'];
  const listing = readListing(nested);
  const listingId = asId(record['property_id']) || asId(record['propertyId']) || listing?.id;
  // Without its listing a favorite can still be removed by its listing id.
  return listingId ? { id: asId(record['id']) || listingId, listingId, listing } : null;
}

function favoriteEntries(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  const record = asRecord(body);
  const data = record?.['data'];
  const candidates = [record?.['favorites'], data, asRecord(data)?.['favorites']];
  return candidates.find((candidate): candidate is unknown[] => Array.isArray(candidate)) ?? [];
}

/** Reads favorites from the root, favorites, data or data.favorites, one per listing. */
export function readFavorites(body: unknown): readonly Favorite[] {
  const byListing = new Map<string, Favorite>();
  for (const entry of favoriteEntries(body)) {
    const favorite = readFavorite(entry);
    if (favorite && !byListing.has(favorite.listingId)) byListing.set(favorite.listingId, favorite);
  }
  return [...byListing.values()];
}
