import { refuse, type Refusal } from '../db/result';

/** What follows 'Bearer ' in the Authorization header; null when there is no such header. */
export function bearerToken(request: Request): string | null {
  return /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
}

const NOT_JSON = refuse(422, 'The request body must be a JSON object.');
const NOT_A_FORM = refuse(422, 'The request body must be a multipart form.');

type Read<T extends object> = ({ ok: true } & T) | Refusal;

/** The JSON object of a request; a body of any other kind is refused with 422, never an exception. */
export async function readJson(request: Request): Promise<Read<{ body: Record<string, unknown> }>> {
  try {
    const body: unknown = await request.json();
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return NOT_JSON;
    return { ok: true, body: { ...body } };
  } catch {
    return NOT_JSON;
  }
}

/** The form of a multipart request; a body of any other kind is refused with 422, never an exception. */
export async function readForm(request: Request): Promise<Read<{ form: FormData }>> {
  try {
    return { ok: true, form: await request.formData() };
  } catch {
    return NOT_A_FORM;
  }
}

/** Those of the named fields that hold text; a field of another type counts as not sent. */
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

/** All entries of a list field, under its name with or without [] (ruling 116). */
function entriesOf(form: FormData, name: string): FormDataEntryValue[] {
  return [...form.getAll(`${name}[]`), ...form.getAll(name)];
}

/** The texts of a list field; null when the field was not sent at all (ruling 112 sends one empty entry). */
export function readTextList(form: FormData, name: string): string[] | null {
  const entries = entriesOf(form, name);
  return entries.length === 0 ? null : entries.filter((entry) => typeof entry === 'string');
}

/** The files of a list field. */
export function readFiles(form: FormData, name: string): File[] {
  return entriesOf(form, name).filter((entry) => typeof entry !== 'string');
}

/** The file of a field; null when there is none. */
export function readFile(form: FormData, name: string): File | null {
  return readFiles(form, name)[0] ?? null;
}

/** An id that a JSON body carries as a number or a text, as text (ruling 126). */
export function readId(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
