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

/** Text as it stands, numbers as digits, and '' for anything else. */
export function asText(value: unknown): string {
  if (typeof value === 'string') return value.replace(UNSHOWABLE, '');
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** The first of several fields that holds text; servers differ in camelCase and snake_case (ruling 125). */
export function firstText(record: WireRecord, ...names: readonly string[]): string {
  for (const name of names) {
    const text = asText(record[name]);
    if (text) return text;
  }
  return '';
}

/** A list, or an empty one; a single object stands for a list of one. */
export function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return asRecord(value) ? [value] : [];
}

/** A finite number, also from text such as '12' or '1,200'; else null. */
export function asNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !value.trim()) return null;
  const number = Number(value.replaceAll(',', ''));
  return Number.isFinite(number) ? number : null;
}

/** A whole number of 0 or more (bedrooms, views); else null. */
export function asCount(value: unknown): number | null {
  const number = asNumber(value);
  return number !== null && number >= 0 ? Math.floor(number) : null;
}

/** true, 'true', 1 and '1' are true; the opposites false; anything else is null: the server did not say. */
export function asBoolean(value: unknown): boolean | null {
  if (value === true || value === 'true' || value === 1 || value === '1') return true;
  if (value === false || value === 'false' || value === 0 || value === '0') return false;
  return null;
}
