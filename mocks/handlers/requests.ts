import { isRecord } from '@efie/domain/isRecord';
import { createFailure } from '../db/result';
import { trimmed } from '../db/checks';
import { fail } from './unwrap';

/** The bearer token in the Authorization header, or null. */
export function bearerToken(request: Request): string | null {
  return /^Bearer\s+(\S+)\s*$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
}

/** The JSON object in the body of a request. Ends the request with 422 for any other body. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const body: unknown = await request.json().catch(() => null);
  return isRecord(body) ? body : fail(createFailure(422, 'The request body must be a JSON object.'));
}

/** The form data of a multipart request. Ends the request with 422 for any other body. */
export async function readForm(request: Request): Promise<FormData> {
  const form = await request.formData().catch(() => null);
  return form ?? fail(createFailure(422, 'The request body must be a multipart form.'));
}

/** The named fields whose values are strings. Fields of other types are ignored. */
export function pickStrings<Name extends string>(
  source: Record<string, unknown>,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const picked: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = source[name];
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
export const readId = trimmed;
