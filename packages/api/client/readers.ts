/**
 * Small tolerant readers for the edge: each takes whatever JSON held and gives a value of one kind.
 * They repair or leave out, and never throw (docs/spec/faults.md, design rule 1).
 */

export type WireRecord = Readonly<Record<string, unknown>>;

/** The value as an object with named fields, or null for lists, texts and nothing. */
export function asRecord(value: unknown): WireRecord | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as WireRecord) : null;
}

/** NUL and lone surrogates cannot be shown or sent: they are dropped (fault 48). */
const UNSHOWABLE = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Twice the longest text of the fault list: what is longer blocks the page while it is laid out or stored. */
const LONGEST_TEXT = 20_000;

/** Entries of a list inside one record, as many as the fault list has amenities. */
const LONGEST_LIST = 500;

/** As the highest price: a larger amount, area or count is an error of the server. */
const HIGHEST = 1e12;

/** Text as it stands, up to a limit; a number as digits where it is exact, and '' for anything else. */
export function asText(value: unknown, longest = LONGEST_TEXT): string {
  if (typeof value === 'string') return value.slice(0, longest).replace(UNSHOWABLE, '');
  return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER ? String(value) : '';
}

/** An id as text, '' for none. One of dots is none: in a path it leads to another operation. */
export function asId(value: unknown): string {
  return asText(value)
    .trim()
    .replace(/^\.\.?$/, '');
}

/** The first of several fields that holds text; servers differ in camelCase and snake_case (ruling 125). */
export function firstText(record: WireRecord, ...names: readonly string[]): string {
  for (const name of names) {
    const text = asText(record[name]);
    if (text) return text;
  }
  return '';
}

/** A list inside a record, cut off at a limit. */
export const asShortList = (value: unknown): readonly unknown[] => asList(value).slice(0, LONGEST_LIST);

/** A list, or an empty one; a single object stands for a list of one. */
export function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return asRecord(value) ? [value] : [];
}

/** A number of at most `highest` in size, also from text such as '12' or '1,200'; else null. */
export function asNumber(value: unknown, highest = HIGHEST): number | null {
  const number = typeof value === 'string' && value.trim() ? Number(value.replaceAll(',', '')) : value;
  return typeof number === 'number' && Math.abs(number) <= highest ? number : null;
}

/** A whole number from 0 to `highest` (views; fewer bedrooms); else null. */
export function asCount(value: unknown, highest = 1e9): number | null {
  const number = asNumber(value, highest);
  return number !== null && number >= 0 ? Math.floor(number) : null;
}

/** true, 'true', 1 and '1' are true; the opposites false; anything else is null: the server did not say. */
export function asBoolean(value: unknown): boolean | null {
  if (value === true || value === 'true' || value === 1 || value === '1') return true;
  if (value === false || value === 'false' || value === 0 || value === '0') return false;
  return null;
}
