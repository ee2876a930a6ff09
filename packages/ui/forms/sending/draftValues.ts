import type { DraftValue, DraftValues } from '@efie/api';

/** What a field of such a form holds; of a chosen file nothing is kept. */
export type FormValue = DraftValue | File | null;

const isAlike = (one: DraftValue, other: FormValue): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

const isFile = (value: FormValue): value is File | null => value === null || value instanceof File;

/** What of a form may lie on the device: all but its secrets and files. */
export function keptValues(
  values: Readonly<Record<string, FormValue>>,
  secrets: readonly string[],
): DraftValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      secrets.includes(name) || isFile(value) ? [] : [[name, value]],
    ),
  );
}

/** What of a draft a form takes back: fields it has, holding what they can hold; an older form's are left out. */
export function restoredValues<Values extends Record<string, FormValue>>(
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
