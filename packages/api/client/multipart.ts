/** Field names with several values: without brackets the server keeps only one value. */
export const IMAGES_FIELD = 'images[]';
export const AMENITIES_FIELD = 'amenities[]';

type Part = string | number | Blob | readonly (string | Blob)[] | undefined | null;

function appendPart(form: FormData, name: string, value: string | number | Blob): void {
  if (value instanceof Blob) form.append(name, value);
  else form.append(name, String(value));
}

/**
 * A multipart body. Leaves out null and undefined; a list repeats its field name. Do not set a Content-Type header with
 * it: the boundary would be missing.
 */
export function multipartBody(parts: Readonly<Record<string, Part>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (value === null || value === undefined) continue;
    if (typeof value === 'object' && !(value instanceof Blob)) {
      value.forEach((entry) => appendPart(form, name, entry));
    } else {
      appendPart(form, name, value);
    }
  }
  return form;
}
