import { isRecord } from '@efie/domain/isRecord';

/** The first message of each field, by the field's name. */
export type FieldMessages = Readonly<Record<string, string>>;

/** The messages of a rejection that has `fields`, as ApiError; empty for any other. */
export function readFieldMessages(error: unknown): FieldMessages {
  const fields = isRecord(error) ? error['fields'] : undefined;
  if (!isRecord(fields)) return {};
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, message]) =>
      typeof message === 'string' && message !== '' ? [[name, message]] : [],
    ),
  );
}

/** Splits messages into those of rendered fields and others for the summary, so that none is lost. */
export function splitMessages(
  messages: FieldMessages,
  rendered: Iterable<string>,
): { fields: FieldMessages; others: FieldMessages } {
  const renderedNames = new Set(rendered);
  const entries = Object.entries(messages);
  return {
    fields: Object.fromEntries(entries.filter(([name]) => renderedNames.has(name))),
    others: Object.fromEntries(entries.filter(([name]) => !renderedNames.has(name))),
  };
}

/** A field name as a label: `specificLocation` becomes 'Specific Location' (ruling 121). */
export function labelFromName(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
}

/** The beginning of the summary of invalid fields. */
export const INVALID_FIELDS = 'Please fix the errors in the following fields: ';

/** The summary of invalid fields: 'Please fix the errors in the following fields: Title, District'. */
export function describeInvalidFields(names: readonly string[]): string {
  return INVALID_FIELDS + names.map(labelFromName).join(', ');
}
