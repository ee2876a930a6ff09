/**
 * Writes packages/ui/theme/themeCss.ts: every token of tokens.json as a CSS variable, light and dark.
 *
 *   node .ci/generate-theme.mjs           write the file
 *   node .ci/generate-theme.mjs --check   exit 1 when the committed file differs from a fresh run
 *
 * The theme follows the system; `data-theme="light"` or `"dark"` on an element overrides it (ruling 133).
 * Dark values stand twice rather than in `light-dark()`, which phones older than 2024 do not read.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const folder = new URL('../packages/ui/theme/', import.meta.url);
const target = new URL('themeCss.ts', folder);
const tokens = JSON.parse(readFileSync(new URL('tokens.json', folder), 'utf8'));
const { color, type, shadow, motion } = tokens;

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const mix = (from, to, share) =>
  `#${channels(from)
    .map((value, at) => Math.round(value + (channels(to)[at] - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
const veil = (hex, share) => `rgba(${channels(hex).join(',')},${share})`;
const rem = (px) => `${px / 16}rem`;

/** Shades that the pictures show and tokens.json leaves to be derived: hover fills, glow, toast icon. */
function derived(role, theme) {
  const { red } = color.primitive;
  return {
    'primary-soft-hover': mix(role('primary-soft'), role('on-primary-soft'), 0.16),
    'danger-hover': mix(role('danger'), '#000000', 0.14),
    'featured-hover': mix(role('featured'), '#000000', 0.12),
    'focus-glow': veil(role('focus'), 0.22),
    'toast-danger': theme === 'light' ? red['300'] : red['600'],
    'toast-line': veil(role('on-toast'), 0.16),
  };
}

function themed(theme) {
  const roles = color[theme];
  const role = (name) => roles[name].value;
  const vars = {};
  for (const name of Object.keys(roles)) vars[`color-${name}`] = role(name);
  for (const [name, value] of Object.entries(derived(role, theme))) vars[`color-${name}`] = value;
  const { sky, text, lead } = color.hero[theme];
  vars['hero-sky'] = sky.join(',');
  vars['hero-text'] = text;
  vars['hero-lead'] = lead;
  const suffix = theme === 'light' ? 'Light' : 'Dark';
  color.motif[`empty${suffix}`].forEach((value, at) => (vars[`motif-empty-${at + 1}`] = value));
  color.motif[`placeholder${suffix}`].forEach((value, at) => (vars[`motif-placeholder-${at + 1}`] = value));
  vars['logo-body'] = color.logo[theme].body;
  vars['logo-door'] = color.logo[theme].door;
  for (const [name, value] of Object.entries(shadow[theme])) vars[`shadow-${name}`] = value;
  return vars;
}

function constant() {
  const vars = {};
  color.motif.onForest.forEach((value, at) => (vars[`motif-on-forest-${at + 1}`] = value));
  color.motif.band.forEach((value, at) => (vars[`motif-band-${at + 1}`] = value));
  vars['logo-forest-body'] = color.logo.onForest.body;
  vars['logo-forest-door'] = color.logo.onForest.door;
  vars['lightbox-ground'] = color.lightbox.ground;
  vars['lightbox-text'] = color.lightbox.text;
  vars['gold-light'] = color.primitive.gold['300'];
  vars['focus-on-brand'] = color.light.featured.value;
  vars['focus-on-picture'] = '#FFFFFF';
  vars['focus-on-picture-edge'] = color.primitive.forest['950'];
  vars['font-display'] =
    "'EB Garamond Variable','Efie Serif GH','Efie Serif Fallback','Efie Times Fallback','Efie Noto Fallback',Georgia,serif";
  vars['font-text'] = "'Source Sans 3 Variable','Efie Sans GH','Efie Sans Fallback',system-ui,sans-serif";
  for (const [name, value] of Object.entries(motion.duration)) vars[`time-${name}`] = `${value}ms`;
  for (const [name, value] of Object.entries(motion.easing)) vars[`ease-${name}`] = value;
  return vars;
}

const kebab = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `font` shorthands; a style with two sizes takes the desktop one from 641 px. */
function typeVars(width) {
  const vars = {};
  for (const [name, style] of Object.entries(type)) {
    if (typeof style !== 'object') continue;
    const size = style[width] ?? (width === 'mobile' ? style : undefined);
    if (!size) continue;
    vars[`type-${kebab(name)}`] =
      `${style.weight ?? size.weight} ${rem(size.size)}/${rem(size.line)} var(--font-${style.family})`;
  }
  return vars;
}

function spaceVars(width) {
  const { section, gutter, gridGap } = tokens.space;
  return { section: rem(section[width]), gutter: rem(gutter[width]), 'grid-gap': rem(gridGap[width]) };
}

const block = (vars) =>
  Object.entries(vars)
    .map(([name, value]) => `--${name}:${value.replace(/, /g, ',')};`)
    .join('');

const light = block(themed('light'));
const dark = block(themed('dark'));
const css = [
  `:root{${block(constant())}${block(typeVars('mobile'))}${block(spaceVars('mobile'))}}`,
  `@media (min-width:${tokens.breakpoint.md}px){:root{${block(typeVars('desktop'))}${block(spaceVars('desktop'))}}}`,
  `:root,[data-theme=light]{color-scheme:light;${light}}`,
  `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){color-scheme:dark;${dark}}}`,
  `[data-theme=dark]{color-scheme:dark;${dark}}`,
];

const source = `// Generated by .ci/generate-theme.mjs from tokens.json. Do not edit.

/**
 * All design tokens as CSS variables, light and dark (design.md section 4). The theme follows the system;
 * \`data-theme\` on an element overrides it (ruling 133). Inline it in the head of the page.
 */
export const themeCss = [
${css.map((line) => `  ${JSON.stringify(line)},`).join('\n')}
].join('');
`;
const path = fileURLToPath(target);
const output = await format(source, { ...(await resolveConfig(path)), filepath: path });

if (process.argv.includes('--check')) {
  let committed = '';
  try {
    committed = readFileSync(path, 'utf8');
  } catch {
    committed = '';
  }
  if (committed !== output) {
    console.error('packages/ui/theme/themeCss.ts differs from tokens.json: run node .ci/generate-theme.mjs');
    process.exit(1);
  }
} else {
  writeFileSync(path, output);
}
