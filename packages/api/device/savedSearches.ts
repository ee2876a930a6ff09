import { readDate } from '@efie/domain/dates';
import {
  isUnfiltered,
  MAX_SAVED_SEARCHES,
  readSearchName,
  savedFiltersOf,
  searchQueryOf,
  type SavedSearch,
} from '@efie/domain/search';
import { asRecord } from '../wire/readers';
import { storedValue } from './storedValue';
import { requestPersistence } from '../storage/requestPersistence';

export interface SavedSearches {
  /** The newest first, at most 20. */
  searches: readonly SavedSearch[];
  /** Something that was stored could not be read, and is left out. */
  isDamaged: boolean;
}

/** A stored entry; null when it cannot be read. */
function readSavedSearch(value: unknown): SavedSearch | null {
  const { name, query, seenAt, seenUndated } = asRecord(value) ?? {};
  if (typeof name !== 'string' || typeof query !== 'string') return null;
  const filters = savedFiltersOf({ query });
  const search = {
    name: readSearchName(name),
    query: searchQueryOf(filters),
    seenAt: readDate(seenAt),
    seenUndated: Number.isSafeInteger(seenUndated) ? Number(seenUndated) : null,
  };
  if (search.name === '' || search.seenAt === null || isUnfiltered(filters)) return null;
  return { ...search, seenAt: search.seenAt };
}

const savedSearches = storedValue('efie-saved-searches', (json): SavedSearches => {
  const entries = asRecord(json)?.['searches'];
  if (!Array.isArray(entries)) return { searches: [], isDamaged: json !== undefined };
  const byQuery = new Map<string, SavedSearch>();
  for (const entry of entries) {
    const search = readSavedSearch(entry);
    if (search && !byQuery.has(search.query)) byQuery.set(search.query, search);
  }
  const searches = [...byQuery.values()].slice(0, MAX_SAVED_SEARCHES);
  return { searches, isDamaged: searches.length < entries.length };
});

/** The saved searches of this device. */
export const useSavedSearches = savedSearches.use;

const getSearches = () => savedSearches.get().searches;

function setSearches(searches: readonly SavedSearch[]): void {
  savedSearches.set({ searches, isDamaged: false });
}

function insertAt(search: SavedSearch, index: number): boolean {
  const searches = getSearches();
  if (searches.some(({ query }) => query === search.query)) return true;
  if (searches.length >= MAX_SAVED_SEARCHES) return false;
  setSearches([...searches.slice(0, index), search, ...searches.slice(index)]);
  return true;
}

function change(query: string, changes: Partial<SavedSearch>): void {
  const searches = getSearches();
  if (searches.some((search) => search.query === query))
    setSearches(searches.map((search) => (search.query === query ? { ...search, ...changes } : search)));
}

/**
 * Stores a search on this device, for all its accounts. Filters that are stored already are not stored twice.
 * @returns false when `MAX_SAVED_SEARCHES` others are saved
 */
export function saveSearch(search: SavedSearch): boolean {
  requestPersistence();
  return insertAt(search, 0);
}

export function renameSavedSearch(query: string, name: string): void {
  change(query, { name });
}

/** Stores a visit, after which results count as new. */
export function recordSearchVisit(query: string, visit: Pick<SavedSearch, 'seenAt' | 'seenUndated'>): void {
  change(query, visit);
}

/** Returns a function that restores the search at its place, and returns false when 20 others are saved meanwhile. */
export function deleteSavedSearch(query: string): () => boolean {
  const searches = getSearches();
  const index = searches.findIndex((search) => search.query === query);
  const deleted = searches[index];
  if (deleted === undefined) return () => true;
  setSearches(searches.filter((search) => search !== deleted));
  return () => insertAt(deleted, index);
}

/** For tests. */
export const readSavedSearches = savedSearches.get;
