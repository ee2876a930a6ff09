import fs from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { root } from './run';

/** The longest step of `space`: what is longer is a measure of the layout or of a picture. */
const LONGEST_STEP = 96;
/** Hairlines, and optical corrections of a token: `calc(${space[2]} - 1px)`. */
const CORRECTION = 2;

const LENGTH = /(?<![\w.#])(\d*\.?\d+)(px|rem)\b/g;

const lengthsIn = (value: string): number[] =>
  [...value.matchAll(LENGTH)].map(([, number, unit]) => Number(number) * (unit === 'rem' ? 16 : 1));

/** 'calc(1px + (a)) 0' -> 'calc 0' */
function withoutParentheses(value: string): string {
  const shorter = value.replaceAll(/\([^()]*\)/g, '');
  return shorter === value ? value : withoutParentheses(shorter);
}

interface Rule {
  property: RegExp;
  isAllowed: (value: string) => boolean;
  remedy: string;
}

/** What a style may not write itself, by kind of value. */
const rules: readonly Rule[] = [
  {
    property:
      /^(?:(?:padding|margin|inset|scroll-padding|scroll-margin)(?:-[a-z-]+)?|(?:row-|column-)?gap|--pad)$/,
    isAllowed: (value) => lengthsIn(value).every((length) => length <= CORRECTION || length > LONGEST_STEP),
    remedy: 'use space, or fixedSpace where it must not grow with the text',
  },
  {
    property: /^border-(?:[a-z-]+-)?radius$/,
    isAllowed: (value) => lengthsIn(value).every((length) => length <= CORRECTION),
    remedy: 'use radius or corner',
  },
  {
    property: /^(?:min-|max-)?(?:block|inline)-size$/,
    isAllowed: (value) => !/(?<![\d.])(?:44px|2\.75rem)\b/.test(value),
    remedy: 'use size.touch, or size.row where it grows with the text',
  },
  {
    // A line height of 1 is that of drawn letters: the logo, initials.
    property: /^font(?:-size)?$/,
    isAllowed: (value) => lengthsIn(value).length === 0 || value.includes('/ 1 '),
    remedy: 'use type or componentType',
  },
  {
    property: /^line-height$/,
    isAllowed: (value) => lengthsIn(value).length === 0,
    remedy: 'use type or componentType',
  },
  {
    property: /^z-index$/,
    isAllowed: (value) => !/\d/.test(value),
    remedy: 'use z',
  },
  {
    property: /^(?:transition|animation)(?:-duration|-delay)?$/,
    isAllowed: (value) => !/\d(?:ms|s)\b/.test(value),
    remedy: 'use motion',
  },
  {
    // Four values have a left and a right side.
    property: /^(?:padding|margin|border-radius)$/,
    isAllowed: (value) => {
      const [, right, , left] = withoutParentheses(value).split(' ');
      return left === undefined || left === right;
    },
    remedy: 'use logical properties, which follow the direction of the text',
  },
  {
    property: /^(?:padding|margin|border)-(?:left|right)(?:-[a-z]+)?$|^(?:left|right)$/,
    isAllowed: () => false,
    remedy: 'use logical properties, which follow the direction of the text',
  },
  {
    // In rem the width depends on the size of the text, which no breakpoint does.
    property: /^@media$/,
    isAllowed: (query) => !/width: ?\d+(?:\.\d+)?px/.test(query),
    remedy: 'use media',
  },
];

/** The texts of all template literals of a module; interpolations become `token`. */
function templatesOf(file: string, code: string): string[] {
  const templates: string[] = [];
  new Visitor({
    TemplateLiteral({ quasis }) {
      templates.push(quasis.map(({ value }) => value.raw).join('token'));
    },
  }).visit(parseSync(file, code).program);
  return templates;
}

/** The problems of a module's styles, one line each. */
function problemsOf(file: string, code: string): string[] {
  const declarations = templatesOf(file, code).flatMap((css) => {
    const text = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/\s+/g, ' ');
    const queries = [...text.matchAll(/@media ([^{]+)/g)].map(([, query = '']) => ['@media', query] as const);
    const pairs = [...text.matchAll(/(?<![\w-])([a-z-]+): ([^;{}]+);/g)];
    return [...queries, ...pairs.map(([, name = '', value = '']) => [name, value] as const)];
  });
  return declarations.flatMap(([name, value]) =>
    rules
      .filter(({ property, isAllowed }) => property.test(name) && !isAllowed(value))
      .map(({ remedy }) => `${file}: ${name}: ${value}: ${remedy}`),
  );
}

const isProductFile = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(?:test|stories)\.tsx?$|\/story[A-Z]|\/theme\//.test(file);

const styleFiles = ['packages/ui', 'apps/web/app', 'apps/web/screens'].flatMap((folder) =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
    .filter(isProductFile)
    .map((file) => ({ file, code: fs.readFileSync(path.join(root, file), 'utf8') }))
    .filter(({ code }) => code.includes("'styled-components'")),
);

describe('styles of components and screens', () => {
  it('take spaces, corners, control sizes, type, layers, durations and breakpoints from the tokens', () => {
    expect(styleFiles.length).toBeGreaterThan(100);
    expect(styleFiles.flatMap(({ file, code }) => problemsOf(file, code))).toEqual([]);
  });

  it.each([
    ['padding: 12px;', 'padding: ${fixedSpace[3]};'],
    ['margin-block: calc(${space[2]} - 3px);', 'margin-block: calc(${space[2]} - 1px);'],
    ['--pad: 1rem;', '--pad: ${space[4]};'],
    ['gap: 0.375rem;', 'gap: 2px;'],
    ['inset-inline-end: 80px;', 'inset-inline-end: 162px;'],
    ['border-radius: 16px;', 'border-radius: 50%;'],
    ['border-start-end-radius: 15px;', 'border-start-end-radius: calc(${radius.card} - 1px);'],
    ['min-block-size: 44px;', 'min-block-size: 120px;'],
    ['font: 600 1rem/1.5rem var(--font-text);', 'font: inherit;'],
    ['font-size: 1rem;', 'font: 640 1.625rem / 1 var(--font-display);'],
    ['line-height: 1.5rem;', 'line-height: 1.5;'],
    ['z-index: 1;', 'z-index: ${z.menu};'],
    ['transition: opacity 200ms;', 'transition: opacity ${motion.base};'],
    ['padding: 0 ${space[2]} 0 1px;', 'padding: 0 ${space[2]} 1px ${space[2]};'],
    ['margin-left: auto;', 'margin-inline-start: auto;'],
    ['@media (max-width: 640px) { gap: 0; }', '@media (max-width: 22.5rem) { gap: 0; }'],
  ])('reports "%s", not "%s"', (raw, correct) => {
    const problemsIn = (css: string) => problemsOf('Box.ts', `styled.div\`\n  ${css}\n\`;`);
    expect(problemsIn(raw)).toHaveLength(1);
    expect(problemsIn(correct)).toEqual([]);
  });
});
