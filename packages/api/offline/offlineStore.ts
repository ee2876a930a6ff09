import { readDate } from '@efie/domain/dates';
import type { OfflineHome } from '@efie/domain/offline';
import { useMemo } from 'react';
import { readListing } from '../wire/readListing';
import { asId, asList, asRecord, type WireRecord } from '../wire/readers';
import { guestFavorites, useGuestFavorites } from '../device/guestFavorites';
import { recentlyViewed, useRecentlyViewed } from '../device/recentlyViewed';
import { storedValue } from '../device/storedValue';
import { useSession } from '../session/hooks';
import { hashToken, type Session } from '../session/session';
import { readStored } from '../storage/storage';
import { listingRecord } from './listingRecord';

/** A copy as it is stored. */
export interface StoredHome extends OfflineHome {
  /** The path at which the service worker serves its photo; null when the photo is not stored. */
  photoPath: string | null;
}

export interface StoredFavorites {
  /** Hash of the token of the account whose favorites these are; 0 for none. */
  owner: number;
  /** When the list was loaded, Unix time in ms. */
  savedAt: number;
  /** All favorites; those without a copy cannot be read. */
  ids: readonly string[];
  homes: readonly StoredHome[];
}

const VIEWED_KEY = 'efie-offline-viewed';
const FAVORITES_KEY = 'efie-offline-favorites';
/** Copies that an older version of the app has stored in another way are not read. */
const VERSION = 1;

const NO_FAVORITES: StoredFavorites = { owner: 0, savedAt: 0, ids: [], homes: [] };

function readVersion(json: unknown): WireRecord {
  const record = asRecord(json);
  return record?.['version'] === VERSION ? record : {};
}

function readHome(value: unknown): readonly StoredHome[] {
  const { listing: record, savedAt: time, photoPath } = asRecord(value) ?? {};
  const listing = readListing(record);
  const savedAt = readDate(time);
  if (listing === null || savedAt === null) return [];
  const isPath = typeof photoPath === 'string' && /^\/(?!\/)/.test(photoPath);
  return [{ listing, savedAt, photoPath: isPath ? photoPath : null }];
}

const readHomes = (value: unknown): readonly StoredHome[] => asList(value).flatMap(readHome);

const homeRecord = ({ listing, savedAt, photoPath }: StoredHome) => ({
  listing: listingRecord(listing),
  savedAt,
  photoPath,
});

/** The characters of a copy as it is stored. */
export const storedSize = ({ listing, savedAt }: OfflineHome): number =>
  JSON.stringify(homeRecord({ listing, savedAt, photoPath: null })).length;

/** Copies of the homes last viewed on this device and of a guest's favorites; those of an account are apart. */
const viewedHomes = storedValue(
  VIEWED_KEY,
  (json) => readHomes(readVersion(json)['homes']),
  (homes) => ({ version: VERSION, homes: homes.map(homeRecord) }),
);

/** The favorites of the account that is signed in; removed when its session ends. */
const accountFavorites = storedValue(
  FAVORITES_KEY,
  (json): StoredFavorites => {
    const { owner, savedAt, ids, homes } = readVersion(json);
    if (typeof owner !== 'number') return NO_FAVORITES;
    return {
      owner,
      savedAt: readDate(savedAt) ?? 0,
      ids: asList(ids).map(asId).filter(Boolean),
      homes: readHomes(homes),
    };
  },
  (favorites) => ({ version: VERSION, ...favorites, homes: favorites.homes.map(homeRecord) }),
);

export const readViewedHomes = viewedHomes.get;

/** The stored favorites of this session; of another account, none. */
export function readAccountFavorites(session: Session): StoredFavorites {
  const stored = accountFavorites.get();
  return session.role !== 'guest' && stored.owner === hashToken(session.token) ? stored : NO_FAVORITES;
}

/** Empty removes the key. */
export function writeViewedHomes(homes: readonly StoredHome[]): void {
  viewedHomes.set(homes.length === 0 ? null : homes);
}

/** Null removes the key. */
export const writeAccountFavorites = accountFavorites.set;

/** A copy for a screen: its photo is the stored one. */
function toOfflineHome({ listing, savedAt, photoPath }: StoredHome): OfflineHome {
  const photos =
    photoPath === null ? listing.photos : listing.photos.map((photo) => ({ ...photo, url: photoPath }));
  return { listing: { ...listing, photos }, savedAt };
}

/** A list that was cleared in the meantime leaves no copy readable. */
function readableHomes(
  viewed: readonly StoredHome[],
  deviceIds: readonly string[],
  favorites: StoredFavorites,
): readonly OfflineHome[] {
  const readable = [...viewed.filter(({ listing }) => deviceIds.includes(listing.id)), ...favorites.homes];
  const byId = new Map<string, StoredHome>();
  for (const home of readable) {
    const other = byId.get(home.listing.id);
    if (!other || other.savedAt < home.savedAt) byId.set(home.listing.id, home);
  }
  return [...byId.values()].map(toOfflineHome);
}

/** The homes that can be read without a connection: those last viewed first; none during hydration. */
export function useOfflineHomes(): readonly OfflineHome[] {
  const session = useSession();
  const viewed = viewedHomes.use();
  const stored = accountFavorites.use();
  const recentIds = useRecentlyViewed();
  const guestIds = useGuestFavorites();
  return useMemo(() => {
    const isOwn = session.role !== 'guest' && stored.owner === hashToken(session.token);
    return readableHomes(viewed, [...recentIds, ...guestIds], isOwn ? stored : NO_FAVORITES);
  }, [session, viewed, stored, recentIds, guestIds]);
}

export interface OfflineFavorites {
  homes: readonly OfflineHome[];
  /** How many favorites have no copy. */
  missing: number;
}

/** The account's favorites that can be read without a connection. */
export function useOfflineFavorites(): OfflineFavorites {
  const { ids } = readAccountFavorites(useSession());
  const homes = useOfflineHomes();
  return useMemo(() => {
    const own = ids.flatMap((id) => homes.find(({ listing }) => listing.id === id) ?? []);
    return { homes: own, missing: ids.length - own.length };
  }, [ids, homes]);
}

/** Removes the copies of the homes that are no longer in Recently viewed; a guest's favorites stay. */
export function dropClearedHomes(): void {
  const ids = [...recentlyViewed.get(), ...guestFavorites.get()];
  writeViewedHomes(readViewedHomes().filter(({ listing }) => ids.includes(listing.id)));
}

/** Characters of all copies. */
export const storedCharacters = (): number =>
  (readStored(VIEWED_KEY)?.length ?? 0) + (readStored(FAVORITES_KEY)?.length ?? 0);
