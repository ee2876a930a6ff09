/** A color role in tokens.json: either `ref`, the name of a primitive, or `value`, a CSS color. */
export interface RoleSource {
  readonly ref?: string;
  readonly value?: string;
  readonly use?: string;
}

type Primitives = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Roles = Readonly<Record<string, RoleSource>>;

export class TokenError extends Error {
  override readonly name = 'TokenError';
}

const HEX = /^#[0-9a-f]{6}$/i;
const RGBA = /^rgba\(\d{1,3},\d{1,3},\d{1,3},(0|1|0?\.\d+)\)$/;
const REFERENCE = /^[a-z]+\.\d+$/;

function checkColor(path: string, css: string): string {
  if (HEX.test(css) || RGBA.test(css)) return css;
  throw new TokenError(`${path} is "${css}", which is not a color: write #RRGGBB or rgba(r,g,b,a)`);
}

/** True for 'forest.700', false for '#17523A'. */
export const isReference = (written: string): boolean => REFERENCE.test(written);

/**
 * The CSS color of a primitive such as 'forest.700'.
 * @throws TokenError when there is no such primitive, or it is not a color
 */
export function primitiveColor(primitive: Primitives, ref: string, path: string): string {
  const [family = '', step = ''] = ref.split('.');
  const css = primitive[family]?.[step];
  if (css === undefined) throw new TokenError(`${path} refers to "${ref}", which is not in color.primitive`);
  return checkColor(`color.primitive.${ref}`, css);
}

/** A color written either as CSS or as the name of a primitive. */
export const resolveColor = (primitive: Primitives, written: string, path: string): string =>
  isReference(written) ? primitiveColor(primitive, written, path) : checkColor(path, written);

function roleColor(primitive: Primitives, { ref, value }: RoleSource, path: string): string {
  if (ref === undefined) {
    if (value === undefined) throw new TokenError(`${path} has neither a ref nor a value: add one of them`);
    return checkColor(path, value);
  }
  const primitiveValue = primitiveColor(primitive, ref, path);
  if (value === undefined) return primitiveValue;
  throw new TokenError(
    `${path} has both ref ${ref} (${primitiveValue}) and value ${value}: remove the value to follow ${ref}, or the ref to keep ${value}`,
  );
}

/**
 * The CSS color of every role of one theme.
 * @throws TokenError for the first invalid role
 */
export function roleColors<Source extends Roles>(
  primitive: Primitives,
  theme: 'light' | 'dark',
  roles: Source,
): Readonly<Record<keyof Source, string>>;
export function roleColors(
  primitive: Primitives,
  theme: 'light' | 'dark',
  roles: Roles,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(roles).map(([name, role]) => [name, roleColor(primitive, role, `color.${theme}.${name}`)]),
  );
}
