import { createFailure, type Failure } from '../db/result';

/** The token in the Authorization header; null without one. */
export function bearerToken(request: Request): string | null {
  return /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
}

const NOT_JSON = createFailure(422, 'The request body must be a JSON object.');
const NOT_A_FORM = createFailure(422, 'The request body must be a multipart form.');

type Parsed<T extends object> = ({ ok: true } & T) | Failure;

/** The JSON object in the body of a request, or a 422 failure for any other body. Never rejects. */
export async function readJson(request: Request): Promise<Parsed<{ body: Record<string, unknown> }>> {
  try {
    const body: unknown = await request.json();
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return NOT_JSON;
    return { ok: true, body: { ...body } };
  } catch {
    return NOT_JSON;
  }
}

/** The form data of a multipart request, or a 422 failure for any other body. Never rejects. */
export async function readForm(request: Request): Promise<Parsed<{ form: FormData }>> {
  try {
    return { ok: true, form: await request.formData() };
  } catch {
    return NOT_A_FORM;
  }
}

/** The named fields that are strings. Fields of another type count as not sent. */
export function pickTexts<Name extends string>(
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

/** All entries of a list field, sent as `name[]` or `name` (ruling 116). */
function entriesOf(form: FormData, name: string): FormDataEntryValue[] {
  return [...form.getAll(`${name}[]`), ...form.getAll(name)];
}

/** The texts of a list field; null when the field was not sent. An empty list is sent as one empty entry (ruling 112). */
export function readTextList(form: FormData, name: string): string[] | null {
  const entries = entriesOf(form, name);
  return entries.length === 0 ? null : entries.filter((entry) => typeof entry === 'string');
}

export function readFiles(form: FormData, name: string): File[] {
  return entriesOf(form, name).filter((entry) => typeof entry !== 'string');
}

/** The file of a field; null without one. */
export function readFile(form: FormData, name: string): File | null {
  return readFiles(form, name)[0] ?? null;
}

/** An id that may be sent as a number or a string; '' for any other type. */
export function readId(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
