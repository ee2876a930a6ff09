import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { format, getFileInfo, resolveConfig } from 'prettier';
import {
  isReference,
  primitiveColor,
  roleColors,
  TokenError,
  resolveColor,
} from '../packages/ui/theme/resolveColors';
import type tokensJson from '../packages/ui/theme/tokens.json';
import { root } from './run';

const SOURCE = 'packages/ui/theme/tokens.json';

type Written = typeof tokensJson;
type WrittenColors = Written['color'];

export type Theme = 'light' | 'dark';

/** A CSS color, and the primitive that it comes from: 'forest.700'. */
export interface Color {
  value: string;
  ref?: string;
  use?: string;
}

/** tokens.json with the CSS color of every role, motif tile and part of the logo. */
export type Tokens = Omit<Written, 'color'> & {
  color: Omit<WrittenColors, Theme | 'motif' | 'logo'> &
    Record<Theme, Record<keyof WrittenColors['light'], Color>> & {
      motif: Record<keyof WrittenColors['motif'], Color[]>;
      logo: Record<keyof WrittenColors['logo'], Record<'body' | 'door', Color>>;
    };
};

export const mapValues = <Source extends object, Value>(
  source: Source,
  change: (value: Source[keyof Source], name: string) => Value,
): Record<keyof Source, Value> =>
  Object.fromEntries(Object.entries(source).map(([name, value]) => [name, change(value, name)])) as Record<
    keyof Source,
    Value
  >;

function parse(text: string): Written {
  try {
    return JSON.parse(text) as Written;
  } catch (error) {
    throw new TokenError(`not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads tokens.json. @throws TokenError for the first mistake in it */
function readTokens(): Tokens {
  const tokens = parse(readFileSync(path.join(root, SOURCE), 'utf8'));
  const { color } = tokens;
  const { primitive } = color;
  // Also checks primitives that no role uses.
  for (const [family, steps] of Object.entries(primitive))
    for (const step of Object.keys(steps)) primitiveColor(primitive, `${family}.${step}`, family);
  const resolve = (written: string, name: string): Color => ({
    value: resolveColor(primitive, written, name),
    ...(isReference(written) && { ref: written }),
  });
  const rolesOf = (theme: Theme) => {
    const colors = roleColors(primitive, theme, color[theme]);
    return mapValues(color[theme], (role, name) => ({ ...role, value: colors[name as keyof typeof colors] }));
  };
  return {
    ...tokens,
    color: {
      ...color,
      light: rolesOf('light'),
      dark: rolesOf('dark'),
      motif: mapValues(color.motif, (tiles, name) =>
        tiles.map((tile, index) => resolve(tile, `color.motif.${name}[${index}]`)),
      ),
      logo: mapValues(color.logo, (parts, ground) =>
        mapValues(parts, (written, part) => resolve(written, `color.logo.${ground}.${part}`)),
      ),
    },
  };
}

/**
 * Writes a file from the tokens. A mistake in tokens.json is printed in one line and sets the exit code.
 * @param file path from the root
 * @param create returns the text of the file, which prettier then formats unless it ignores the file
 */
export async function generateFromTokens(file: string, create: (tokens: Tokens) => string): Promise<void> {
  const filepath = path.join(root, file);
  try {
    const { ignored } = await getFileInfo(filepath, { ignorePath: path.join(root, '.prettierignore') });
    const created = create(readTokens());
    const text = ignored ? created : await format(created, { ...(await resolveConfig(filepath)), filepath });
    mkdirSync(path.dirname(filepath), { recursive: true });
    writeFileSync(filepath, text);
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    console.error(`${SOURCE}: ${error.message}`);
    process.exitCode = 1;
  }
}
