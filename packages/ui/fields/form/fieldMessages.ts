import { isRecord } from '@efie/domain';
import type { AnyObjectSchema, ValidationError } from 'yup';

/** The first message of each field, by the field's name. */
export type FieldMessages = Readonly<Record<string, string>>;

/** `images[0].url` and `images.0` belong to the field `images`. */
function fieldOf(path: string): string {
  return path.split(/[.[]/, 1)[0] ?? path;
}

function firstMessages(entries: Iterable<readonly [path: string, message: unknown]>): FieldMessages {
  const messages = new Map<string, string>();
  for (const [path, message] of entries) {
    const name = fieldOf(path);
    if (!messages.has(name) && typeof message === 'string' && message !== '') messages.set(name, message);
  }
  return Object.fromEntries(messages);
}

export interface CheckedValues<Values> {
  /** Empty if the values are valid. */
  messages: FieldMessages;
  /** With the schema's transforms applied (such as `trim`); unchanged if they are invalid. */
  values: Values;
}

/** Checks the name: importing the class would bundle yup, which forms may lazy-load. */
function isValidationError(error: unknown): error is ValidationError {
  return error instanceof Error && error.name === 'ValidationError';
}

/** Validates synchronously, so that no result of an earlier run can arrive later. Gives the first message of each field. */
export function checkValues<Values extends object>(
  schema: AnyObjectSchema,
  values: Values,
): CheckedValues<Values> {
  try {
    return { messages: {}, values: schema.validateSync(values, { abortEarly: false }) };
  } catch (error) {
    if (!isValidationError(error)) throw error;
    const errors = error.inner.length > 0 ? error.inner : [error];
    return { messages: firstMessages(errors.map(({ path, message }) => [path ?? '', message])), values };
  }
}

/** The first message of each field from an error's `fields` (a text or a list); empty for any other error. */
export function readFieldMessages(error: unknown): FieldMessages {
  const fields = isRecord(error) ? error['fields'] : undefined;
  if (!isRecord(fields)) return {};
  return firstMessages(
    Object.entries(fields).map(([name, messages]) => [
      name,
      Array.isArray(messages)
        ? messages.find((entry) => typeof entry === 'string' && entry !== '')
        : messages,
    ]),
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

/** The summary of invalid fields: 'Please fix the errors in the following fields: Title, District'. */
export function describeInvalidFields(names: readonly string[]): string {
  return `Please fix the errors in the following fields: ${names.map(labelFromName).join(', ')}`;
}
