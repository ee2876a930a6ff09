import {
  defineConfig,
  lintRunner,
  Logger,
  parse,
  RECOMMENDED_CONFIG,
  type Config,
  type Plugin,
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

/** Requires the contrast of every listed pair of roles, in each theme. */
const contrastPlugin: Plugin = {
  name: 'efie',
  lint: () => ({
    'efie/contrast': {
      defaultOptions: {},
      create({ tokens, report }) {
        const role = (name: string) => {
          const token = tokens[`color.${name}`];
          if (!token) throw new Error(`color.${name} is missing, but the contrast of it is to be computed`);
          return token;
        };
        const { contrast } = (role('bg').group.$extensions?.[VENDOR] ?? {}) as { contrast?: ContrastPairs };
        for (const [kind, pairs] of Object.entries(contrast ?? {}) as [Kind, ContrastPairs[Kind]][])
          for (const [name, backgrounds] of Object.entries(pairs)) {
            const foreground = role(name);
            for (const [theme, mode] of Object.entries(THEME_MODES)) {
              const tooLow = backgrounds
                .map((background) => ({
                  background,
                  ratio: contrastRatio(cssValue(foreground, mode), cssValue(role(background), mode)),
                }))
                .filter(({ ratio }) => ratio < MIN_CONTRAST[kind])
                .map(({ background, ratio }) => `${formatRatio(ratio)} on color.${background}`);
              if (tooLow.length === 0) continue;
              report({
                message: `${foreground.id} has too little contrast in the ${theme} theme: ${tooLow.join(', ')}. At least ${MIN_CONTRAST[kind]}:1 is required: change one of the two`,
                node: foreground.source.node,
                ...(foreground.source.filename !== undefined && { filename: foreground.source.filename }),
              });
            }
          }
      },
    },
  }),
};

const THEME_MODES = { light: '.', dark: 'dark' } as const;

/** The rules of the format, and those of our theme. */
function rulesFor(tokens: Tokens): NonNullable<NonNullable<Config['lint']>['rules']> {
  const smallest = tokens['font.minimum'];
  const isLength = smallest?.$type === 'dimension';
  return {
    ...RECOMMENDED_CONFIG,
    'core/consistent-naming': ['error', { format: 'kebab-case' }],
    'core/colorspace': ['error', { colorSpace: 'srgb' }],
    'core/required-modes': ['error', { matches: [{ match: ['color.*', 'shadow.*'], modes: ['dark'] }] }],
    'a11y/min-font-size': ['error', { minSizePx: isLength ? smallest.$value.value : 0 }],
    'efie/contrast': 'error',
  };
}

/**
 * Reads and checks the token file.
 * @throws Error whose message names the file, the line and the token
 */
export async function readTokens(src: string): Promise<Tokens> {
  const cwd = pathToFileURL(`${root}/`);
  const filename = pathToFileURL(path.join(root, TOKEN_FILE));
  const logger = new Logger();
  const config = defineConfig({ alphabetize: false }, { cwd, logger });
  try {
    const { tokens, sources } = await parse([{ filename, src }], { config, logger, skipLint: true });
    const lint = { plugins: [contrastPlugin], lint: { rules: rulesFor(tokens) } };
    await lintRunner({ tokens, sources, config: defineConfig(lint, { cwd, logger }), logger });
    return tokens;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new Error(`${TOKEN_FILE}: ${error.message.replaceAll(cwd.pathname, '')}`, { cause: error });
  }
}
