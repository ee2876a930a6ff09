import { cssValue, px } from './cssValue';
import type { Tokens } from './readTokens';

type Token = Tokens[string];

const THEMED = 'dark';
const WIDE = 'wide';

/** Groups whose tokens are CSS variables. Of the others, components use the values. */
const VARIABLES = /^(?:color|hero|lightbox|gold|focus|motif|logo|shadow|font|time|ease|type)\./;
/** Groups of which only the tokens with a value for wide viewports are CSS variables. */
const WIDE_VARIABLES = /^(?:component-type|space)\./;

/** 'type.panel-title' -> 'type-panel-title'; 'space.grid-gap' -> 'grid-gap' */
const variableName = (id: string) =>
  id
    .replace(/^component-/, '')
    .replace(/^space\./, '')
    .replaceAll('.', '-');

export const isVariable = ({ id, mode, $type }: Token): boolean =>
  id.startsWith('font.')
    ? $type === 'fontFamily'
    : VARIABLES.test(id) || (WIDE_VARIABLES.test(id) && WIDE in mode);

export const variable = ({ id }: Token): string => `--${variableName(id)}`;

/** CSS without the spaces and zeros that it does not need. */
const compact = (css: string) => css.replaceAll(', ', ',').replaceAll(/(?<![\d.])0\.(?=\d)/g, '.');

const declarations = (tokens: readonly Token[], mode = '.'): string =>
  tokens.map((token) => `${variable(token)}:${compact(cssValue(token, mode))};`).join('');

/** The module with all tokens as CSS variables. */
export function themeCssModule(all: Tokens): string {
  const tokens = Object.values(all).filter(isVariable);
  const themed = tokens.filter(({ mode }) => THEMED in mode);
  const wide = tokens.filter(({ mode }) => WIDE in mode);
  const constant = tokens.filter(({ mode }) => !(THEMED in mode));
  const breakpoint = all['breakpoint.md'];
  if (breakpoint?.$type !== 'dimension')
    throw new Error('breakpoint.md is missing: wide values apply from it on');
  const dark = `color-scheme:dark;${declarations(themed, THEMED)}`;
  const css = [
    `:root{${declarations(constant)}}`,
    `@media (min-width:${px(breakpoint.$value)}){:root{${declarations(wide, WIDE)}}}`,
    `:root,[data-theme=light]{color-scheme:light;${declarations(themed)}}`,
    // Dark values are written twice instead of with light-dark(), which browsers older than 2024 do not support.
    `@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}`,
    `[data-theme=dark]{${dark}}`,
  ];
  return `
/**
 * All design tokens as CSS variables. The theme follows the system preference, unless \`data-theme\` on an element
 * overrides it. Inline it in the head of the page.
 */
export const themeCss = [${css.map((line) => JSON.stringify(line)).join()}].join('');
`;
}
