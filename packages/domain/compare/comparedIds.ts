import { cleanUrlValue } from '../text/cleanUrlValue';

/** How many homes can be compared side by side. */
export const MAX_COMPARED = 4;

/** The ids accepted in a comma-separated URL parameter: numbers, UUIDs and the like. */
const ID = /^[\w.~-]{1,64}$/;

export const isComparableId = (id: string): boolean => ID.test(id);

/** The ids to compare, in their order: without duplicates and what cannot be an id, at most four. */
export function comparedIds(values: readonly string[]): readonly string[] {
  const ids = values.map((value) => value.trim()).filter(isComparableId);
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

/** Reads '1001,1003', also pasted with the dot of a sentence. Never throws. */
export const readComparedIds = (text: string): readonly string[] =>
  comparedIds(text.split(',').map(cleanUrlValue));

/** '1001,1003' for a URL. */
export const writeComparedIds = (ids: readonly string[]): string => comparedIds(ids).join(',');

/** The ids with another one at the end; the same ids when it is among them, or when four are chosen. */
export function addCompared(ids: readonly string[], id: string): readonly string[] {
  return comparedIds([...ids, id]);
}

export function removeCompared(ids: readonly string[], id: string): readonly string[] {
  return comparedIds(ids).filter((other) => other !== id);
}

/** The result of pressing 'Compare'; `full` changes nothing. */
export type CompareToggle = { kind: 'added' | 'removed' | 'full'; ids: readonly string[] };

export function toggleCompared(stored: readonly string[], id: string): CompareToggle {
  const ids = comparedIds(stored);
  if (ids.includes(id)) return { kind: 'removed', ids: removeCompared(ids, id) };
  const next = addCompared(ids, id);
  return next.length === ids.length ? { kind: 'full', ids } : { kind: 'added', ids: next };
}
