import type { DraftValue, DraftValues } from '@efie/api';

const isAlike = (one: DraftValue, other: DraftValue): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

/** What of a form may lie on the device: all but its secrets. */
export function keptValues<Values extends Record<string, DraftValue>>(
  values: Values,
  secrets: readonly string[],
): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)));
}

/** What of a draft a form takes back: fields it has, holding what they can hold; an older form's are left out. */
export function restoredValues<Values extends Record<string, DraftValue>>(
  draft: DraftValues,
  initialValues: Values,
  secrets: readonly string[],
): Partial<Values> {
  const known = Object.entries(initialValues).flatMap(([name, first]) => {
    const value = draft[name];
    return value !== undefined && isAlike(value, first) && !secrets.includes(name) ? [[name, value]] : [];
  });
  return Object.fromEntries(known) as Partial<Values>;
}
