import { ValidationError, type AnyObjectSchema } from 'yup';

/** The first message of each field, by the field's name. */
export type FieldMessages = Readonly<Record<string, string>>;

/** `images[0].url` and `images.0` belong to the field `images`. */
function ownerOf(path: string): string {
  return path.split(/[.[]/, 1)[0] ?? path;
}

/**
 * Holds values against a schema at once and gives the first message of each wrong field, in the order of the schema's
 * rules (ruling 51). A form without faults gives an empty record.
 */
export function firstMessages(schema: AnyObjectSchema, values: object): FieldMessages {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const messages: Record<string, string> = {};
    for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
      const name = ownerOf(path ?? '');
      messages[name] ??= message;
    }
    return messages;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The field messages that a refused call carries (`error.fields` of the one API error); anything else has none. */
export function messagesOf(error: unknown): FieldMessages {
  const fields = isRecord(error) || error instanceof Error ? Reflect.get(error, 'fields') : undefined;
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/**
 * A server names fields that the form may not have. What the form shows goes to its field, the rest to the summary,
 * so that no message is swallowed (fault 17).
 */
export function splitMessages(
  messages: FieldMessages,
  known: readonly string[],
): { fields: FieldMessages; others: readonly string[] } {
  const isKnown = new Set(known);
  const entries = Object.entries(messages);
  return {
    fields: Object.fromEntries(entries.filter(([name]) => isKnown.has(name))),
    others: entries.filter(([name]) => !isKnown.has(name)).map(([, message]) => message),
  };
}

/** `specificLocation` as words for a summary: 'Specific Location' (specification section 8, 'capitalised field names'). */
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
