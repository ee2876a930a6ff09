/** A photo file with the given MIME type and size in bytes. */
export function createPhoto(name = 'front.jpg', type = 'image/jpeg', bytes = 64): File {
  return new File([new Uint8Array(bytes).fill(7)], name, { type });
}

/** Multipart form data; lists are sent as `name[]`. */
export function createForm(fields: Record<string, string | File | readonly (string | File)[]>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string' || value instanceof File) data.append(name, value);
    else for (const entry of value) data.append(`${name}[]`, entry);
  }
  return data;
}
