import type { DraftValue, DraftValues } from '@efie/api';

/** Files and queued photos are not stored in drafts. */
const isDraftValue = (value: unknown): value is DraftValue =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((entry) => typeof entry === 'string'));

const hasSameType = (stored: DraftValue, initial: unknown): boolean =>
  typeof stored === typeof initial && Array.isArray(stored) === Array.isArray(initial);

/** The values that may be stored on the device: all except secrets and files. */
export function valuesToStore(values: object, secrets: readonly string[]): DraftValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, DraftValue] => !secrets.includes(entry[0]) && isDraftValue(entry[1]),
    ),
  );
}

/**
 * The values of a stored draft that the form still has, with the same type. The draft may be of an older version.
 * @param excludedFields fields that are never restored: secrets and photos
 */
export function valuesToRestore<Values extends object>(
  draft: DraftValues,
  initialValues: Values,
  excludedFields: readonly string[],
): Partial<Values> {
  const restorable = Object.entries(initialValues).flatMap(([name, initial]) => {
    const value = draft[name];
    return value !== undefined && hasSameType(value, initial) && !excludedFields.includes(name)
      ? [[name, value]]
      : [];
  });
  return Object.fromEntries(restorable) as Partial<Values>;
}
