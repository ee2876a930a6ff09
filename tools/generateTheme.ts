/** Writes packages/ui/theme/themeCss.ts, the tokens of tokens.json as CSS variables; part of `npm run generate`. */
import { derivedShades } from './derivedShades';
import { generateFromTokens, type Theme, type Tokens } from './generateFromTokens';
import { componentStyles, fontOf, rem, systemStyles, typeVariable } from './textStyles';

type Variables = Record<string, string>;
type Width = 'desktop' | 'mobile';

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

function constantVariables({ color, font, motion }: Tokens): Variables {
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
  for (const [name, { css }] of Object.entries(font.families)) variables[`font-${name}`] = css;
  for (const [name, value] of Object.entries(motion.duration)) variables[`time-${name}`] = `${value}ms`;
  for (const [name, value] of Object.entries(motion.easing)) variables[`ease-${name}`] = value;
  return variables;
}

/** Text styles as `font` shorthands; a style with one size has a mobile variable only. */
function typeVariables(tokens: Tokens, width: Width): Variables {
  // A component's style with one size is written into the component, without a variable.
  const responsive = componentStyles(tokens).filter(([, style]) => style.mobile !== undefined);
  return Object.fromEntries(
    [...systemStyles(tokens), ...responsive].flatMap(([name, style]) => {
      const font = fontOf(style, width);
      return font === undefined ? [] : [[typeVariable(name).slice(2), font]];
    }),
  );
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
