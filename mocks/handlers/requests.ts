import { createFailure, type Failure } from '../db/result';

/** The bearer token in the Authorization header, or null. */
export function bearerToken(request: Request): string | null {
  return /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
}

const INVALID_JSON_FAILURE = createFailure(422, 'The request body must be a JSON object.');
const INVALID_FORM_FAILURE = createFailure(422, 'The request body must be a multipart form.');

type Parsed<T extends object> = ({ ok: true } & T) | Failure;

/** The JSON object in the body of a request, or a 422 failure for any other body. Never rejects. */
export async function readJson(request: Request): Promise<Parsed<{ body: Record<string, unknown> }>> {
  try {
    const body: unknown = await request.json();
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return INVALID_JSON_FAILURE;
    return { ok: true, body: { ...body } };
  } catch {
    return INVALID_JSON_FAILURE;
  }
}

/** The form data of a multipart request, or a 422 failure for any other body. Never rejects. */
export async function readForm(request: Request): Promise<Parsed<{ form: FormData }>> {
  try {
    return { ok: true, form: await request.formData() };
  } catch {
    return INVALID_FORM_FAILURE;
  }
}

/** The named fields whose values are strings. Fields of other types are ignored. */
export function pickStrings<Name extends string>(
  source: FormData | Record<string, unknown>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const picked: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = source instanceof FormData ? source.get(name) : source[name];
    if (typeof value === 'string') picked[name] = value;
  }
  return picked;
}

/** All entries of a list field, whose name is sent with or without `[]` (ruling 116). */
function entriesOf(form: FormData, name: string): FormDataEntryValue[] {
  return [...form.getAll(`${name}[]`), ...form.getAll(name)];
}

/** The strings in a list field, or null if the field was not sent. An empty list is sent as one empty string (ruling 112). */
export function readStringList(form: FormData, name: string): string[] | null {
  const entries = entriesOf(form, name);
  return entries.length === 0 ? null : entries.filter((entry) => typeof entry === 'string');
}

export function readFiles(form: FormData, name: string): File[] {
  return entriesOf(form, name).filter((entry) => typeof entry !== 'string');
}

/** The first file in a field, or null. */
export function readFile(form: FormData, name: string): File | null {
  return readFiles(form, name)[0] ?? null;
}

/** An id, which may be sent as a number or a string; '' for any other type. */
export function readId(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
