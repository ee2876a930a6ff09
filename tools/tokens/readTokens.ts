import {
  defineConfig,
  lintRunner,
  Logger,
  parse,
  RECOMMENDED_CONFIG,
  type Config,
  type TokenNormalized,
} from '@terrazzo/parser';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { contrastRatio, formatRatio, MIN_CONTRAST } from '../../packages/ui/theme/stories/contrast';
import { root } from '../run';
import { cssValue } from './cssValue';
import { TOKEN_FILE, VENDOR } from './tokenFile';

export type Tokens = Readonly<Record<string, TokenNormalized>>;

type Kind = keyof typeof MIN_CONTRAST;

/** Foregrounds with the backgrounds on which they must be legible, as listed at the group `color`. */
type ContrastPairs = Readonly<Record<Kind, Readonly<Record<string, readonly string[]>>>>;

/** The listed pairs of roles that have too little contrast, in each theme. */
function findLowContrast(tokens: Tokens): string[] {
  const role = (name: string) => {
    const token = tokens[`color.${name}`];
    if (!token) throw new Error(`color.${name} is missing, but the contrast of it is to be computed`);
    return token;
  };
  const { contrast } = (role('bg').group.$extensions?.[VENDOR] ?? {}) as { contrast?: ContrastPairs };
  return (Object.entries(contrast ?? {}) as [Kind, ContrastPairs[Kind]][]).flatMap(([kind, pairs]) =>
    Object.entries(pairs).flatMap(([name, backgrounds]) =>
      Object.entries({ light: '.', dark: 'dark' }).flatMap(([theme, mode]) => {
        const tooLow = backgrounds.flatMap((background) => {
          const ratio = contrastRatio(cssValue(role(name), mode), cssValue(role(background), mode));
          return ratio < MIN_CONTRAST[kind] ? [`${formatRatio(ratio)} on color.${background}`] : [];
        });
        return tooLow.length === 0
          ? []
          : [
              `color.${name} has too little contrast in the ${theme} theme: ${tooLow.join(', ')}. At least ${MIN_CONTRAST[kind]}:1 is required: change one of the two`,
            ];
      }),
    ),
  );
}

/** The rules of the format. */
function rulesFor(tokens: Tokens): NonNullable<NonNullable<Config['lint']>['rules']> {
  const smallest = tokens['font.minimum'];
  const isLength = smallest?.$type === 'dimension';
  return {
    ...RECOMMENDED_CONFIG,
    'core/consistent-naming': ['error', { format: 'kebab-case' }],
    'core/colorspace': ['error', { colorSpace: 'srgb' }],
    'core/required-modes': ['error', { matches: [{ match: ['color.*', 'shadow.*'], modes: ['dark'] }] }],
    'a11y/min-font-size': ['error', { minSizePx: isLength ? smallest.$value.value : 0 }],
  };
}

/**
 * Reads and checks the token file.
 * @throws Error whose message names the file and the token
 */
export async function readTokens(src: string): Promise<Tokens> {
  const cwd = pathToFileURL(`${root}/`);
  const filename = pathToFileURL(path.join(root, TOKEN_FILE));
  const logger = new Logger();
  const config = defineConfig({ alphabetize: false }, { cwd, logger });
  try {
    const { tokens, sources } = await parse([{ filename, src }], { config, logger, skipLint: true });
    const lint = { lint: { rules: rulesFor(tokens) } };
    await lintRunner({ tokens, sources, config: defineConfig(lint, { cwd, logger }), logger });
    const lowContrast = findLowContrast(tokens);
    if (lowContrast.length > 0) throw new Error(lowContrast.join('\n'));
    return tokens;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Error(`${TOKEN_FILE}: ${error.message.replaceAll(cwd.pathname, '')}`, { cause: error });
  }
}
