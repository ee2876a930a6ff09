import type { ResponseOverrides } from '../factories/records';

const toCamelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

/** Applies the overrides to the fields of a response, whether these are in snake_case or camelCase. Adds no fields. */
function overrideFields(wire: object, { fields, omit }: ResponseOverrides): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(wire)) {
    const key = Object.hasOwn(fields, name) || omit.includes(name) ? name : toCamelCase(name);
    if (omit.includes(key)) continue;
    result[name] = Object.hasOwn(fields, key) ? fields[key] : value;
  }
  return result;
}

/** Applies the overrides of a record to its main response, and adds override fields that the contract does not have. */
export function applyOverrides<Wire extends object>(
  wire: Wire,
  overrides: ResponseOverrides | undefined,
): Wire {
  // The cast hides that the result may violate the contract, which is the purpose of the overrides.
  return overrides ? ({ ...overrideFields(wire, overrides), ...overrides.fields } as Wire) : wire;
}

/** Applies the overrides of a record to a response with only some of its fields, and adds none. */
export function applyPartialOverrides<Wire extends object>(
  wire: Wire,
  overrides: ResponseOverrides | undefined,
): Wire {
  return overrides ? (overrideFields(wire, overrides) as Wire) : wire;
}
