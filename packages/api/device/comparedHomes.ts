import { comparedIds, removeCompared, toggleCompared, type CompareToggle } from '@efie/domain/compare';
import { createStored, useStored } from './createStored';

const NONE: readonly string[] = [];

function parseIds(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!Array.isArray(value)) return NONE;
    return comparedIds(value.filter((id) => typeof id === 'string' || Number.isFinite(id)).map(String));
  } catch {
    return NONE;
  }
}

/** Ids of the homes that are chosen on this device to be compared, in that order, at most four. */
export const comparedHomes = createStored('efie-compare', parseIds);

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

const none = () => NONE;

/** The homes to compare, also as other tabs change them; none during hydration. */
export function useComparedHomes(): readonly string[] {
  return useStored(comparedHomes, none);
}
