import type { ResponseOverrides } from '@efie/mocks';

export type JsonObject = Readonly<Record<string, unknown>>;

/** A value as people read and change it. */
export const jsonText = (value: unknown): string => JSON.stringify(value, null, 2) ?? '';

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that cannot be sent: what is wrong with it, and after how many signs. */
export type JsonRefusal = { ok: false; error: string; at: number };

/** In words, the place where a text stops to be JSON. */
function placeOf(text: string, at: number): string {
  if (at >= text.length) return 'The end is missing';
  const before = text.slice(0, at).split('\n');
  return `Line ${before.length}, sign ${(before.at(-1)?.length ?? 0) + 1}`;
}

export type ReadJson = { ok: true; value: unknown } | JsonRefusal;

/** Reads any value; what is wrong with a text is said with its place. */
export function readJson(text: string): ReadJson {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    // Browsers say it in their own words; one that names no place is taken for one that misses the end.
    const place = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
    const at = place === undefined ? text.length : Number(place);
    return {
      ok: false,
      at,
      error: `${placeOf(text, at)}: this is not JSON. Nothing was sent, and your text stays.`,
    };
  }
}

export type ReadObject = { ok: true; value: JsonObject } | JsonRefusal;

/** Reads one record. */
export function readJsonObject(text: string): ReadObject {
  const read = readJson(text);
  if (!read.ok) return read;
  return isObject(read.value)
    ? { ok: true, value: read.value }
    : {
        ok: false,
        at: 0,
        error: 'Write one record, between { and }. Nothing was sent, and your text stays.',
      };
}

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/**
 * What is to be sent otherwise after a person has changed a text.
 * @param shown what the text said before
 * @param typed what it says now
 * @param own what the record says itself
 * @param before what was sent otherwise until now
 * @returns null when it is the record itself again
 */
export function sentAfter(
  { shown, typed, own }: Readonly<Record<'shown' | 'typed' | 'own', JsonObject>>,
  before: ResponseOverrides | undefined,
): ResponseOverrides | null {
  const fields: Record<string, unknown> = { ...before?.fields };
  const without = new Set(before?.omit);
  for (const name of new Set([...Object.keys(shown), ...Object.keys(typed)])) {
    const isThere = Object.hasOwn(typed, name);
    // What nobody touched may have changed in the store meanwhile.
    if (isThere === Object.hasOwn(shown, name) && isSame(typed[name], shown[name])) continue;
    delete fields[name];
    without.delete(name);
    const isOwn = isThere === Object.hasOwn(own, name) && isSame(typed[name], own[name]);
    if (isOwn) continue;
    if (isThere) fields[name] = typed[name];
    else without.add(name);
  }
  return Object.keys(fields).length + without.size === 0 ? null : { fields, omit: [...without] };
}
