/** Writes packages/ui/theme/themeCss.ts, the tokens of tokens.json as CSS variables; part of `npm run generate`. */
import { generateFromTokens, type Theme, type Tokens } from './generateFromTokens';
import { derivedShades } from './derivedShades';

type Variables = Record<string, string>;
type Width = 'desktop' | 'mobile';

interface FontSize {
  size: number;
  line: number;
  weight?: number;
}

/** A text style: one size for all widths, or one for each. */
interface TypeStyle extends Partial<FontSize>, Partial<Record<Width, FontSize>> {
  family: string;
}

const rem = (px: number) => `${px / 16}rem`;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function themeVariables({ color, shadow }: Tokens, theme: Theme): Variables {
  const variables: Variables = {};
  for (const [name, { value }] of Object.entries(color[theme])) variables[`color-${name}`] = value;
  for (const [name, value] of Object.entries(derivedShades(color, theme))) variables[`color-${name}`] = value;
  const { sky, text, lead } = color.hero[theme];
  variables['hero-sky'] = sky.join(',');
  variables['hero-text'] = text;
  variables['hero-lead'] = lead;
  const isLight = theme === 'light';
  const { motif } = color;
  const motifs = {
    empty: isLight ? motif.emptyLight : motif.emptyDark,
    placeholder: isLight ? motif.placeholderLight : motif.placeholderDark,
  };
  for (const [name, tiles] of Object.entries(motifs))
    tiles.forEach(({ value }, index) => (variables[`motif-${name}-${index + 1}`] = value));
  variables['logo-body'] = color.logo[theme].body.value;
  variables['logo-door'] = color.logo[theme].door.value;
  for (const [name, value] of Object.entries(shadow[theme])) variables[`shadow-${name}`] = value;
  return variables;
}

function constantVariables({ color, motion }: Tokens): Variables {
  const variables: Variables = {};
  color.motif.onForest.forEach(({ value }, index) => (variables[`motif-on-forest-${index + 1}`] = value));
  color.motif.band.forEach(({ value }, index) => (variables[`motif-band-${index + 1}`] = value));
  variables['logo-forest-body'] = color.logo.onForest.body.value;
  variables['logo-forest-door'] = color.logo.onForest.door.value;
  variables['lightbox-ground'] = color.lightbox.ground;
  variables['lightbox-text'] = color.lightbox.text;
  variables['gold-light'] = color.primitive.gold['300'];
  variables['focus-on-brand'] = color.light.featured.value;
  variables['focus-on-picture'] = '#FFFFFF';
  variables['focus-on-picture-edge'] = color.primitive.forest['950'];
  variables['font-display'] =
    "'EB Garamond Variable','Efie Serif GH','Efie Serif Fallback','Efie Times Fallback','Efie Noto Fallback',Georgia,serif";
  variables['font-text'] =
    "'Source Sans 3 Variable','Efie Sans GH','Efie Sans Fallback',system-ui,sans-serif";
  for (const [name, value] of Object.entries(motion.duration)) variables[`time-${name}`] = `${value}ms`;
  for (const [name, value] of Object.entries(motion.easing)) variables[`ease-${name}`] = value;
  return variables;
}

/** Text styles as `font` shorthands; a style with one size has a mobile variable only. */
function typeVariables({ type }: Tokens, width: Width): Variables {
  const { minimum: _minimum, ...styles } = type;
  const variables: Variables = {};
  for (const [name, style] of Object.entries<TypeStyle>(styles)) {
    const { size, line, weight } = style[width] ?? (width === 'mobile' ? style : {});
    if (size === undefined || line === undefined) continue;
    variables[`type-${kebab(name)}`] =
      `${style.weight ?? weight} ${rem(size)}/${rem(line)} var(--font-${style.family})`;
  }
  return variables;
}

function spaceVariables({ space }: Tokens, width: Width): Variables {
  const { section, gutter, gridGap } = space;
  return { section: rem(section[width]), gutter: rem(gutter[width]), 'grid-gap': rem(gridGap[width]) };
}

const declarations = (...groups: Variables[]): string =>
  groups
    .flatMap((variables) => Object.entries(variables))
    .map(([name, value]) => `--${name}:${value.replace(/, /g, ',')};`)
    .join('');

await generateFromTokens('packages/ui/theme/themeCss.ts', (tokens) => {
  const light = declarations(themeVariables(tokens, 'light'));
  const dark = declarations(themeVariables(tokens, 'dark'));
  const mobile = declarations(
    constantVariables(tokens),
    typeVariables(tokens, 'mobile'),
    spaceVariables(tokens, 'mobile'),
  );
  const desktop = declarations(typeVariables(tokens, 'desktop'), spaceVariables(tokens, 'desktop'));
  // Dark values are written twice instead of with light-dark(), which browsers older than 2024 do not support.
  const css = [
    `:root{${mobile}}`,
    `@media (min-width:${tokens.breakpoint.md}px){:root{${desktop}}}`,
    `:root,[data-theme=light]{color-scheme:light;${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${dark}}}`,
    `[data-theme=dark]{color-scheme:dark;${dark}}`,
  ];

  return `// Generated from tokens.json by tools/generateTheme.ts. Do not edit.

/**
 * All design tokens as CSS variables. The theme follows the system preference, unless \`data-theme\` on an element
 * overrides it. Inline it in the head of the page.
 */
export const themeCss = [
${css.map((line) => `  ${JSON.stringify(line)},`).join('\n')}
].join('');
`;
});
