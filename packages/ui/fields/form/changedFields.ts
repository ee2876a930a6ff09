/** Codes such as amenities are a set; photos and other things count in their order. */
function isSameList(before: readonly unknown[], now: readonly unknown[]): boolean {
  if (before.length !== now.length) return false;
  const isCodes = [...before, ...now].every((entry) => typeof entry === 'string');
  const [first, second] = isCodes ? [before.toSorted(), now.toSorted()] : [before, now];
  return first.every((entry, place) => Object.is(entry, second[place]));
}

function isSame(before: unknown, now: unknown): boolean {
  return Array.isArray(before) && Array.isArray(now) ? isSameList(before, now) : Object.is(before, now);
}

/**
 * The fields whose value differs from what was there before, with their new values: what an edit form sends
 * (specification section 4, 'Only changed fields are sent'). Lists of codes compare without their order.
 */
export function changedFields<Values extends object>(before: Values, now: Values): Partial<Values> {
  const changed: Partial<Values> = {};
  for (const name in now) {
    if (!isSame(before[name], now[name])) changed[name] = now[name];
  }
  return changed;
}

/** Whether nothing differs. */
export function isUnchanged<Values extends object>(before: Values, now: Values): boolean {
  return Object.keys(changedFields(before, now)).length === 0;
}
