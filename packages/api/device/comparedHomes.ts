import { comparedIds, removeCompared, toggleCompared, type CompareToggle } from '@efie/domain/compare';
import { readIds } from './readIds';
import { storedValue } from './storedValue';

/** Ids of the homes that are chosen on this device to be compared, in that order, at most four. */
export const comparedHomes = storedValue('efie-compare', (json) => comparedIds(readIds(json)));

export const useComparedHomes = comparedHomes.use;

/** Never throws. */
export function setComparedHomes(ids: readonly string[]): void {
  const next = comparedIds(ids);
  comparedHomes.set(next.length === 0 ? null : next);
}

/** Chooses a home, or drops it when it is chosen. Returns what was done; when four are chosen, nothing. */
export function toggleComparedHome(listingId: string): CompareToggle['kind'] {
  const { kind, ids } = toggleCompared(comparedHomes.get(), listingId);
  if (kind !== 'full') setComparedHomes(ids);
  return kind;
}

export function removeComparedHome(listingId: string): void {
  const ids = comparedHomes.get();
  if (ids.includes(listingId)) setComparedHomes(removeCompared(ids, listingId));
}
