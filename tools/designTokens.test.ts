import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { roleColors, type RoleSource } from '../packages/ui/theme/resolveColors';
import source from '../packages/ui/theme/tokens.json';
import * as typed from '../packages/ui/theme/tokens';
import exported from '../docs/design-tokens/efie.tokens.json';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Group = { [key: string]: Json };

const isGroup = (value: Json | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Token {
  type: string;
  value: Json;
}

/** The tokens by their path; a token inherits the type of its group. */
function collect(group: Group, path: string[] = [], inherited = ''): Map<string, Token> {
  const found = new Map<string, Token>();
  const type = typeof group['$type'] === 'string' ? group['$type'] : inherited;
  if (group['$value'] !== undefined) return found.set(path.join('.'), { type, value: group['$value'] });
  for (const [name, member] of Object.entries(group)) {
    if (name.startsWith('$') || !isGroup(member)) continue;
    for (const [key, token] of collect(member, [...path, name], type)) found.set(key, token);
  }
  return found;
}

const tokens = collect(exported);

const number = { type: 'number' };
const share = { type: 'number', minimum: 0, maximum: 1 };
const strict = (properties: Record<string, object>, optional: string[] = []) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});
const alias = { type: 'string', pattern: '^\\{[^{}]+\\}$' };
const or = (...shapes: object[]) => ({ anyOf: [alias, ...shapes] });

const dimension = strict({ value: number, unit: { enum: ['px', 'rem'] } });
const color = strict({
  colorSpace: { const: 'srgb' },
  components: { type: 'array', items: share, minItems: 3, maxItems: 3 },
  alpha: share,
  hex: { type: 'string', pattern: '^#[0-9a-f]{6}$' },
});
const name = { type: 'string', minLength: 1 };
const fontFamily = { anyOf: [name, { type: 'array', items: name, minItems: 1 }] };
const fontWeight = { type: 'number', minimum: 1, maximum: 1000 };
const layer = strict({
  color: or(color),
  offsetX: or(dimension),
  offsetY: or(dimension),
  blur: or(dimension),
  spread: or(dimension),
});

/** JSON schema of the values of each type (Design Tokens Community Group, 2025.10). */
const shapes: Readonly<Record<string, object>> = {
  color,
  dimension,
  fontFamily,
  number,
  duration: strict({ value: number, unit: { enum: ['ms', 's'] } }),
  cubicBezier: { type: 'array', items: [share, number, share, number], minItems: 4, maxItems: 4 },
  gradient: { type: 'array', minItems: 2, items: strict({ color: or(color), position: share }) },
  shadow: { anyOf: [layer, { type: 'array', items: layer, minItems: 1 }] },
  typography: strict({
    fontFamily: or(fontFamily),
    fontSize: or(dimension),
    fontWeight: or(fontWeight),
    lineHeight: or(number),
    letterSpacing: or(dimension),
  }),
};

const ajv = new Ajv({ strictTuples: false, allowUnionTypes: true });
const checks = new Map(Object.entries(shapes).map(([type, shape]) => [type, ajv.compile(or(shape))]));

const aliasesIn = (value: Json): string[] => {
  if (typeof value === 'string') return /^\{[^{}]+\}$/.test(value) ? [value.slice(1, -1)] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(aliasesIn);
};

/** Follows aliases to a token. @throws for an unknown or circular alias */
function resolve(path: string, visited: readonly string[] = []): Token {
  const token = tokens.get(path);
  if (!token) throw new Error(`{${path}} is not a token`);
  if (visited.includes(path)) throw new Error(`{${path}} is circular`);
  const [next] = typeof token.value === 'string' ? aliasesIn(token.value) : [];
  return next === undefined ? token : resolve(next, [...visited, path]);
}

/** The CSS color of a token, written as in tokens.json. */
function cssOf(path: string): string {
  const { value } = resolve(path);
  if (!isGroup(value) || typeof value['hex'] !== 'string') throw new Error(`{${path}} is not a color`);
  if (value['alpha'] === 1) return value['hex'].toUpperCase();
  const hex = value['hex'];
  const bytes = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgba(${bytes.join(',')},${String(value['alpha']).replace(/^0/, '')})`;
}

const kebab = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/(?<=[a-z])\d/, '-$&');

interface TypeStyle {
  size: number;
  line: number;
  weight: number;
}

describe('the token export', () => {
  it('gives every token a type and a value of that type', () => {
    expect(tokens.size).toBeGreaterThan(300);
    for (const [path, { type, value }] of tokens) {
      const check = checks.get(type);
      expect(check, `type of ${path}: ${type}`).toBeDefined();
      expect(check?.(value), `${path}: ${ajv.errorsText(check?.errors)}`).toBe(true);
    }
  });

  it('uses names that aliases can refer to', () => {
    for (const path of tokens.keys())
      expect(path).toMatch(/^[A-Za-z0-9][A-Za-z0-9-]*(\.[A-Za-z0-9][A-Za-z0-9-]*)*$/);
  });

  it('every alias refers to a token of the same type', () => {
    for (const [path, { type, value }] of tokens) {
      for (const target of aliasesIn(value)) {
        const found = resolve(target, [path]);
        expect(found.type, `${path} -> ${target}`).toBe(typeof value === 'string' ? type : 'fontFamily');
      }
    }
  });

  it('the components of a color match its hex', () => {
    for (const { type, value } of tokens.values()) {
      if (type !== 'color' || !isGroup(value)) continue;
      const bytes = (value['components'] as number[]).map((component) => Math.round(component * 255));
      expect(`#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`).toBe(value['hex']);
    }
  });
});

describe('the contents of the token export', () => {
  it('has every primitive, and every role of both themes with its color', () => {
    for (const [family, steps] of Object.entries(source.color.primitive)) {
      for (const [step, css] of Object.entries(steps))
        expect(cssOf(`color.primitive.${family}.${step}`)).toBe(css);
    }
    for (const theme of ['light', 'dark'] as const) {
      for (const [role, value] of Object.entries(
        roleColors(source.color.primitive, theme, source.color[theme]),
      )) {
        expect(cssOf(`color.${theme}.${role}`)).toBe(value);
      }
    }
  });

  it('has an alias for every role that refers to a primitive', () => {
    for (const theme of ['light', 'dark'] as const) {
      for (const [role, { ref }] of Object.entries<RoleSource>(source.color[theme])) {
        if (ref !== undefined)
          expect(tokens.get(`color.${theme}.${role}`)?.value).toBe(`{color.primitive.${ref}}`);
      }
    }
  });

  it('has every token that components use', () => {
    const otherPaths: Record<string, string> = {
      heroSky: 'gradient.light.hero-sky',
      heroText: 'color.light.hero.text',
      heroLead: 'color.light.hero.lead',
      lightboxGround: 'color.both.lightbox.ground',
      lightboxText: 'color.both.lightbox.text',
      goldLight: 'color.both.gold-light',
    };
    const has = (path: string) =>
      expect(
        [...tokens.keys()].some((key) => key === path || key.startsWith(`${path}.`)),
        path,
      ).toBe(true);
    for (const role of Object.keys(typed.color)) has(otherPaths[role] ?? `color.light.${kebab(role)}`);
    for (const role of Object.keys(typed.color)) {
      has((otherPaths[role] ?? `color.light.${kebab(role)}`).replace('.light.', '.dark.'));
    }
    for (const family of Object.keys(typed.font)) has(`font.family.${family}`);
    for (const style of Object.keys(typed.type)) if (style !== 'figures') has(`typography.${style}`);
    for (const style of Object.keys(typed.componentType)) has(`typography.component.${style}`);
    for (const step of Object.keys(typed.space)) has(`space.${step.replace('.', '-')}`);
    for (const corner of Object.keys(typed.radius)) {
      has(`radius.${corner.replace(/^gate(.)/, (_, first: string) => `gate.${first.toLowerCase()}`)}`);
    }
    for (const level of Object.keys(typed.shadow)) {
      has(`shadow.light.${level}`);
      has(`shadow.dark.${level}`);
    }
    for (const time of Object.keys(source.motion.duration)) has(`motion.duration.${time}`);
    for (const curve of Object.keys(source.motion.easing)) has(`motion.easing.${curve}`);
    for (const layerName of Object.keys(typed.z)) has(`z.${layerName}`);
    for (const width of Object.keys(typed.breakpoint)) has(`breakpoint.${width}`);
    for (const part of Object.keys(source.container)) has(`container.${part}`);
    for (const part of Object.keys(source.size)) has(`size.${part}`);
  });

  it('has the sizes, line heights and weights of the type styles', () => {
    for (const [style, written] of Object.entries(source.type)) {
      if (typeof written === 'number') continue;
      const declared: Partial<TypeStyle> & { desktop?: Partial<TypeStyle> } = written;
      const { size = NaN, line = NaN, weight } = { ...declared, ...declared.desktop };
      const path = 'desktop' in written ? `typography.${style}.desktop` : `typography.${style}`;
      const { value } = resolve(path);
      if (!isGroup(value)) throw new Error(`${path} is not a text style`);
      expect(value['fontSize']).toEqual({ value: size, unit: 'px' });
      expect(Number(value['lineHeight']) * size).toBeCloseTo(line, 2);
      expect(value['fontWeight']).toBe(weight);
    }
  });
});
