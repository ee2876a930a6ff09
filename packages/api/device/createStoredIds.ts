import { createStored, useStored, type Stored } from './createStored';
import type { StorageKey } from '../storage/storage';

const NONE: readonly string[] = [];

export type StoredIds = Stored<readonly string[]>;

/** Longer entries are not ids, and no query string of a search is as long. */
const MAX_LENGTH = 2_000;

/** Parses stored ids: converts numbers to text and drops duplicates and invalid entries. */
function parseIds(text: string | null, maxCount: number): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(value)) return NONE;
    const ids = value
      .filter((id) => typeof id === 'string' || Number.isFinite(id))
      .map((id) => String(id).trim());
    return [...new Set(ids)].filter((id) => id !== '' && id.length <= MAX_LENGTH).slice(0, maxCount);
  } catch {
    return NONE;
  }
}

/** @param maxCount ids after these are not read */
export const createStoredIds = (key: StorageKey, maxCount: number): StoredIds =>
  createStored(key, (text) => parseIds(text, maxCount));

const none = () => NONE;

export const useStoredIds = (stored: StoredIds): readonly string[] => useStored(stored, none);
