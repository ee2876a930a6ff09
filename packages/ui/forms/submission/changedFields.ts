/** Lists of strings, such as amenity codes, compare as sets; other lists compare in order. */
function isSameList(before: readonly unknown[], now: readonly unknown[]): boolean {
  if (before.length !== now.length) return false;
  const areStrings = [...before, ...now].every((entry) => typeof entry === 'string');
  const [first, second] = areStrings ? [before.toSorted(), now.toSorted()] : [before, now];
  return first.every((entry, index) => Object.is(entry, second[index]));
}

function isSame(before: unknown, now: unknown): boolean {
  return Array.isArray(before) && Array.isArray(now) ? isSameList(before, now) : Object.is(before, now);
}

/** The fields whose value differs between `before` and `now`, with their new values. Edit forms send only these. */
export function changedFields<Values extends object>(before: Values, now: Values): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const name in now) {
    if (!isSame(before[name], now[name])) changed[name] = now[name];
  }
  return changed;
}

export function isUnchanged<Values extends object>(before: Values, now: Values): boolean {
  return Object.keys(changedFields(before, now)).length === 0;
}
