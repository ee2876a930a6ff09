import type { AnyObjectSchema, ValidationError } from 'yup';

/** The first message of each field, by the field's name. */
export type FieldMessages = Readonly<Record<string, string>>;

/** `images[0].url` and `images.0` belong to the field `images`. */
function ownerOf(path: string): string {
  return path.split(/[.[]/, 1)[0] ?? path;
}

/** Keeps the first readable message of each field; what a field says later, or says with nothing, is left out. */
function firstOfEach(entries: Iterable<readonly [path: string, message: unknown]>): FieldMessages {
  const messages = new Map<string, string>();
  for (const [path, message] of entries) {
    const name = ownerOf(path);
    if (!messages.has(name) && typeof message === 'string' && message !== '') messages.set(name, message);
  }
  return Object.fromEntries(messages);
}

/** What the rules say of some values: the messages, and the values as the rules' own transforms leave them. */
export interface CheckedValues<Values> {
  /** Empty when nothing is wrong. */
  messages: FieldMessages;
  /** With the transforms applied (`trim` of an email); as they came when something is wrong. */
  values: Values;
}

/** By its name: its class would bring the library, which a form may load after it stands. */
function isValidationError(error: unknown): error is ValidationError {
  return error instanceof Error && error.name === 'ValidationError';
}

/**
 * Holds values against a schema at once, without a promise, so that no answer of an earlier check can arrive late.
 * Gives the first message of each wrong field, in the order of the schema's rules (specification section 5).
 */
export function checkValues<Values extends object>(
  schema: AnyObjectSchema,
  values: Values,
): CheckedValues<Values> {
  try {
    return { messages: {}, values: schema.validateSync(values, { abortEarly: false }) };
  } catch (error) {
    if (!isValidationError(error)) throw error;
    const faults = error.inner.length > 0 ? error.inner : [error];
    return { messages: firstOfEach(faults.map(({ path, message }) => [path ?? '', message])), values };
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The field messages that a refused call carries (`error.fields` of the one API error): the first of a list, or a text
 * (specification section 5, ruling 87). Anything else has none.
 */
export function messagesOf(error: unknown): FieldMessages {
  const fields = isRecord(error) ? error['fields'] : undefined;
  if (!isRecord(fields)) return {};
  return firstOfEach(
    Object.entries(fields).map(([name, said]) => [
      name,
      Array.isArray(said) ? said.find((entry) => typeof entry === 'string' && entry !== '') : said,
    ]),
  );
}

/**
 * A server names fields that the form may not show. What it shows goes to its field, the rest to the summary, so that
 * no message is swallowed (fault 17).
 */
export function splitMessages(
  messages: FieldMessages,
  shown: Iterable<string>,
): { fields: FieldMessages; others: FieldMessages } {
  const isShown = new Set(shown);
  const entries = Object.entries(messages);
  return {
    fields: Object.fromEntries(entries.filter(([name]) => isShown.has(name))),
    others: Object.fromEntries(entries.filter(([name]) => !isShown.has(name))),
  };
}

/** `specificLocation` as words for a summary: 'Specific Location' (specification section 8, ruling 121). */
export function capitalisedName(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}

/** 'Please fix the errors in the following fields: Title, District' (specification section 8, list property). */
export function fixTheseFields(names: readonly string[]): string {
  return `Please fix the errors in the following fields: ${names.map(capitalisedName).join(', ')}`;
}
