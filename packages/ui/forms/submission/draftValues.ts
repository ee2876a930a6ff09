import type { DraftValue, DraftValues } from '@efie/api';
import type { QueuedPhoto } from '@efie/domain/photos';

/** A field's value. Files and queued photos are not stored in drafts. */
export type FormValue = DraftValue | File | null | readonly QueuedPhoto[];

type FileValue = File | null | readonly QueuedPhoto[];

const hasSameType = (stored: DraftValue, initial: FormValue): boolean =>
  typeof stored === typeof initial && Array.isArray(stored) === Array.isArray(initial);

const isFileValue = (value: FormValue): value is FileValue =>
  value === null ||
  value instanceof File ||
  (typeof value === 'object' && value.some((entry) => typeof entry === 'object'));

/** The values that may be stored on the device: all except secrets and files. */
export function valuesToStore(
  values: Readonly<Record<string, FormValue>>,
  secrets: readonly string[],
): DraftValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      secrets.includes(name) || isFileValue(value) ? [] : [[name, value]],
    ),
  );
}

/**
 * The values of a stored draft that the form still has, with the same type. The draft may be of an older version.
 * @param excludedFields fields that are never restored: secrets and photos
 */
export function valuesToRestore<Values extends Record<string, FormValue>>(
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
