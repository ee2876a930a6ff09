/** Multi-value names of multipart bodies (ruling 116): the server keeps repeats only with brackets. */
export const IMAGES_FIELD = 'images[]';
export const AMENITIES_FIELD = 'amenities[]';

type Part = string | number | Blob | readonly (string | Blob)[] | undefined | null;

function appendPart(form: FormData, name: string, value: string | number | Blob): void {
  if (value instanceof Blob) form.append(name, value);
  else form.append(name, String(value));
}

/**
 * A multipart body from named parts; null and undefined are left out, lists repeat their name.
 * Never set a Content-Type beside it: the boundary would be lost.
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
