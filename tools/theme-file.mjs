/** What the generators that read tokens.json share: reading it, writing their file, and naming a mistake in one sentence. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import {
  isReference,
  primitiveColor,
  roleColors,
  TokenError,
  writtenColor,
} from '../packages/ui/theme/resolveColors.ts';

const SOURCE = 'packages/ui/theme/tokens.json';
const inRoot = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));

function parse(text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TokenError(`not valid JSON: ${error.message}`);
  }
}

/** Checks every primitive, also one that nothing refers to. */
function checkPrimitives(primitive) {
  for (const [family, steps] of Object.entries(primitive))
    for (const step of Object.keys(steps)) primitiveColor(primitive, `${family}.${step}`, family);
}

/** The roles of a theme, each with its color beside what is written. */
function resolvedRoles(color, theme) {
  const colors = roleColors(color.primitive, theme, color[theme]);
  return Object.fromEntries(
    Object.entries(color[theme]).map(([name, role]) => [name, { ...role, value: colors[name] }]),
  );
}

/** tokens.json with the color of every role, motif tile and part of the mark: `value`, and `ref` where it follows a primitive. */
function readTokens() {
  const tokens = parse(readFileSync(inRoot(SOURCE), 'utf8'));
  const { color } = tokens;
  checkPrimitives(color.primitive);
  const resolved = (written, name) => ({
    value: writtenColor(color.primitive, written, name),
    ...(isReference(written) && { ref: written }),
  });
  const motif = Object.fromEntries(
    Object.entries(color.motif).map(([name, tiles]) => [
      name,
      tiles.map((tile, at) => resolved(tile, `color.motif.${name}[${at}]`)),
    ]),
  );
  const logo = Object.fromEntries(
    Object.entries(color.logo).map(([ground, parts]) => [
      ground,
      Object.fromEntries(
        Object.entries(parts).map(([part, written]) => [
          part,
          resolved(written, `color.logo.${ground}.${part}`),
        ]),
      ),
    ]),
  );
  const roles = { light: resolvedRoles(color, 'light'), dark: resolvedRoles(color, 'dark') };
  return { ...tokens, color: { ...color, ...roles, motif, logo } };
}

/**
 * Writes what `make` returns for the tokens.
 *
 * @param {string} file path from the root
 * @param {(tokens: any) => string} make
 */
export async function generateFromTokens(file, make) {
  const filepath = inRoot(file);
  try {
    const text = await format(make(readTokens()), { ...(await resolveConfig(filepath)), filepath });
    mkdirSync(path.dirname(filepath), { recursive: true });
    writeFileSync(filepath, text);
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    console.error(`${SOURCE}: ${error.message}`);
    process.exitCode = 1;
  }
}
