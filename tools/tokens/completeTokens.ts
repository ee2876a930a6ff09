/** Computes the values of the token file that follow from others, so that a value is changed in one place. */
import { TOKEN_FILE, VENDOR } from './tokenFile';

type Json = string | number | boolean | null | Json[] | JsonObject;
interface JsonObject {
  [name: string]: Json;
}

/** `dark`, `wide`, or undefined for the value without a mode. */
type Mode = string | undefined;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const member = (value: Json | undefined, ...path: string[]): Json | undefined =>
  path.reduce((found, name) => (isObject(found) ? found[name] : undefined), value);

const HEX = /^#[0-9a-f]{6}$/i;

/** ['color', 'bg', '$value'] -> 'color.bg' */
const nameOf = (path: readonly string[]) => path.filter((name) => !/^\$|^mode$/.test(name)).join('.');

const round = (value: number) => Number(value.toFixed(4));

const bytesOf = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
const hexOf = (bytes: readonly number[]) =>
  `#${bytes.map((byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join('')}`;

function colorValue(hex: string, alpha?: number): JsonObject {
  const components = bytesOf(hex).map((byte) => round(byte / 255));
  return { colorSpace: 'srgb', components, ...(alpha !== undefined && { alpha }), hex };
}

/** The value without a mode of the token that an alias names. */
const referredTo = (file: JsonObject, alias: string) =>
  member(file, ...alias.slice(1, -1).split('.'), '$value');

/** The value of a color in a mode, through aliases. */
function colorOf(file: JsonObject, value: Json | undefined, mode: Mode, user: string): string {
  if (typeof value === 'string' && value.startsWith('{')) {
    const token = member(file, ...value.slice(1, -1).split('.'));
    const inMode = mode === undefined ? undefined : member(token, '$extensions', 'mode', mode);
    return colorOf(file, inMode ?? member(token, '$value'), mode, user);
  }
  const hex = typeof value === 'string' ? value : member(value, 'hex');
  const alpha = member(value, 'alpha') ?? 1;
  if (typeof hex === 'string' && HEX.test(hex) && alpha === 1) return hex;
  throw new Error(
    `${TOKEN_FILE}: ${user} is mixed from ${JSON.stringify(value)}, which is not an opaque color: give it a hex #RRGGBB and no alpha`,
  );
}

/** The color of a token with `mix`: a share of one color in another, or a color with an alpha. */
function mixed(file: JsonObject, mix: JsonObject, mode: Mode, name: string): JsonObject {
  const from = bytesOf(colorOf(file, mix['from'], mode, name));
  if (typeof mix['alpha'] === 'number') return colorValue(hexOf(from), mix['alpha']);
  const to = bytesOf(colorOf(file, mix['to'], mode, name));
  const share = Number(mix['share']);
  return colorValue(
    hexOf(from.map((byte, index) => Math.round(byte + ((to[index] ?? byte) - byte) * share))),
  );
}

/** The value of a token in a mode, with what follows from other values. */
function completeValue(
  file: JsonObject,
  path: readonly string[],
  token: JsonObject,
  value: Json,
  mode: Mode,
) {
  const extension = member(token, '$extensions', VENDOR);
  const mix = member(extension, 'mix');
  if (isObject(mix)) return mixed(file, mix, mode, path.join('.'));
  const tracking = member(extension, 'tracking');
  const written = member(value, 'fontSize');
  const size = typeof written === 'string' ? referredTo(file, written) : written;
  if (isObject(value) && isObject(size) && typeof tracking === 'number')
    return { ...value, letterSpacing: { ...size, value: round(tracking * Number(size['value'])) } };
  const [group, step = ''] = path;
  const base = member(file, 'space', 'base', '$value');
  if (group === 'space' && /^\d+(-\d+)?$/.test(step) && isObject(base))
    return { ...base, value: round(Number(base['value']) * Number(step.replace('-', '.'))) };
  return value;
}

/** Computes the components of each sRGB color from its hex, which is what people write. */
function completeColors(value: Json, path: readonly string[] = []): Json {
  if (Array.isArray(value)) return value.map((inner) => completeColors(inner, path));
  if (!isObject(value)) return value;
  const { colorSpace, hex } = value;
  if (colorSpace !== 'srgb' || typeof hex !== 'string')
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, completeColors(inner, [...path, name])]),
    );
  if (!HEX.test(hex)) throw new Error(`${TOKEN_FILE}: ${nameOf(path)} has the hex "${hex}": write #RRGGBB`);
  return { ...value, components: bytesOf(hex).map((byte) => round(byte / 255)), hex: hex.toUpperCase() };
}

function complete(file: JsonObject, node: JsonObject, path: readonly string[]): JsonObject {
  const { $value, $extensions } = node;
  if ($value === undefined) {
    const members = Object.entries(node).map(([name, inner]): [string, Json] => [
      name,
      !name.startsWith('$') && isObject(inner) ? complete(file, inner, [...path, name]) : inner,
    ]);
    return Object.fromEntries(members);
  }
  const modes = member($extensions, 'mode');
  const completed = { ...node, $value: completeValue(file, path, node, $value, undefined) };
  if (!isObject($extensions) || !isObject(modes)) return completed;
  const mode = Object.entries(modes).map(([name, value]) => [
    name,
    completeValue(file, path, node, value, name),
  ]);
  return { ...completed, $extensions: { ...$extensions, mode: Object.fromEntries(mode) } };
}

/**
 * The token file with every value that follows from others: the components of a color from its hex, the steps of `space`
 * from `space.base`, letter spacing from `tracking` (em), and a color from the colors of its `mix`.
 * @throws Error when a color is mixed from one that is not opaque
 */
export function completeTokens(text: string): string {
  const file = completeColors(JSON.parse(text) as Json);
  return JSON.stringify(isObject(file) ? complete(file, file, []) : file);
}
