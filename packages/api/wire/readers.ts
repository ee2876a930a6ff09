import { isRecord } from '@efie/domain/isRecord';
import { toSnakeCase } from '@efie/domain/listing';
import { readNumberText, withoutAreaUnit } from '@efie/domain/numbers';

/** Tolerant readers of JSON values: they convert or leave out invalid values and never throw. */

export type WireRecord = Readonly<Record<string, unknown>>;

/** The value if it is an object and not an array, otherwise null. */
export function asRecord(value: unknown): WireRecord | null {
  return isRecord(value) ? value : null;
}

/** NUL and lone surrogates cannot be displayed or sent. */
const INVALID_CHARACTERS = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Longer texts would block the browser during layout or storing. */
const MAX_TEXT_LENGTH = 20_000;

/** For titles, names and places, of which a page shows dozens. */
const MAX_LINE_LENGTH = 500;

const MAX_LIST_LENGTH = 500;

/** Larger amounts, areas and counts are errors in the data. */
const MAX_NUMBER = 1e12;

/** Text of at most `maxLength` characters, with '…' where it is truncated; a safe number as digits; '' for anything else. */
export function asText(value: unknown, maxLength = MAX_TEXT_LENGTH): string {
  if (typeof value === 'string') {
    const shown = value.length > maxLength ? `${value.slice(0, maxLength - 1)}…` : value;
    return shown.replace(INVALID_CHARACTERS, '');
  }
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : '';
}

/** A title, a name or a place. */
export const asLine = (value: unknown): string => asText(value, MAX_LINE_LENGTH).trim();

/** The server's message; '' for HTML and for texts too long to be a message, such as stack traces. */
export function readableMessage(value: unknown): string {
  const message = asText(value);
  return message.length <= 300 && !message.trimStart().startsWith('<') ? message : '';
}

/** An id as text; '' when missing, and for '.' and '..', which would change a request path. */
export function asId(value: unknown): string {
  return asText(value)
    .trim()
    .replace(/^\.\.?$/, '');
}

/** The first non-empty text of several fields: servers use camelCase or snake_case. */
export function firstText(record: WireRecord, ...names: readonly string[]): string {
  for (const name of names) {
    const text = asText(record[name]);
    if (text) return text;
  }
  return '';
}

/** A field under its name in camelCase or, when that is missing or empty, in snake_case. */
export function wireValue(record: WireRecord, name: string): unknown {
  const value = record[name];
  return value === undefined || value === null || value === '' ? record[toSnakeCase(name)] : value;
}

/** A title, a name or a code under either of its names. */
export const wireText = (record: WireRecord, name: string): string => asLine(wireValue(record, name));

export const asShortList = (value: unknown): readonly unknown[] => asList(value).slice(0, MAX_LIST_LENGTH);

/** A list; a single object becomes a list of one; [] for anything else. */
export function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return asRecord(value) ? [value] : [];
}

/** A number of at most `max` in size, also from text such as '12', '1,200' or '980 sq ft'; else null. */
export function asNumber(value: unknown, max = MAX_NUMBER): number | null {
  const number = typeof value === 'string' ? readNumberText(withoutAreaUnit(value)) : value;
  return typeof number === 'number' && Math.abs(number) <= max ? number : null;
}

/** An integer from 0 to `max`; else null. */
export function asCount(value: unknown, max = 1e9): number | null {
  const number = asNumber(value, max);
  return number !== null && number >= 0 ? Math.floor(number) : null;
}

/** True for true, 'true', 1 and '1'; false for their opposites; null for anything else. */
export function asBoolean(value: unknown): boolean | null {
  if (value === true || value === 'true' || value === 1 || value === '1') return true;
  if (value === false || value === 'false' || value === 0 || value === '0') return false;
  return null;
}
