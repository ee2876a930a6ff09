import type { DraftValue, DraftValues } from '@efie/api';
import type { QueuedPhoto } from '@efie/domain';

/** What a field of such a form holds; of a chosen file and of queued photos nothing is kept here. */
export type FormValue = DraftValue | File | null | readonly QueuedPhoto[];

type Files = File | null | readonly QueuedPhoto[];

const isAlike = (one: DraftValue, other: FormValue): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other);

const hasFiles = (value: FormValue): value is Files =>
  value === null ||
  value instanceof File ||
  (typeof value === 'object' && value.some((entry) => typeof entry === 'object'));

/** What of a form may lie on the device: all but its secrets and files. */
export function keptValues(
  values: Readonly<Record<string, FormValue>>,
  secrets: readonly string[],
): DraftValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      secrets.includes(name) || hasFiles(value) ? [] : [[name, value]],
    ),
  );
}

/**
 * What of a draft a form takes back: fields it has, holding what they can hold; an older form's are left out.
 * @param others fields that nothing comes back to: secrets and photos
 */
export function restoredValues<Values extends Record<string, FormValue>>(
  draft: DraftValues,
  initialValues: Values,
  others: readonly string[],
): Partial<Values> {
  const known = Object.entries(initialValues).flatMap(([name, first]) => {
    const value = draft[name];
    return value !== undefined && isAlike(value, first) && !others.includes(name) ? [[name, value]] : [];
  });
  return Object.fromEntries(known) as Partial<Values>;
}
