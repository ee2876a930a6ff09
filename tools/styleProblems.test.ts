import { describe, expect, it } from 'vitest';
import { styleProblems } from './styleProblems';

const problemsIn = (css: string) => styleProblems('Box.ts', `styled.div\`\n  ${css}\n\`;`);

describe('a value that a token has', () => {
  it.each([
    ['color: #17523a;', 'color: #17523a: use color.link or color.primary (forest.700)'],
    ['background: rgb(255 253 250);', 'background: rgb(255 253 250): use color.bg (paper.25)'],
    ['border: 1px solid hsl(30 10% 20%);', 'border: hsl(30 10% 20%): use color'],
    ['fill: rebeccapurple;', 'fill: rebeccapurple: use color.'],
    ['gap: 13px;', 'gap: 13px: use fixedSpace[3] (12px)'],
    ['padding: 0.375rem;', 'padding: 0.375rem: use space[1.5] (6px)'],
    ['margin-block: calc(${space[2]} - 3px);', 'margin-block: 3px: use fixedSpace[1] (4px)'],
    ['--pad: 1rem;', '--pad: 1rem: use space[4] (16px)'],
    ['inset-inline-end: 80px;', 'inset-inline-end: 80px: use fixedSpace[20] (80px)'],
    ['border-radius: 15px;', 'border-radius: 15px: use radius.toast (14px)'],
    ['min-block-size: 44px;', 'min-block-size: 44px: use size.touch (44px)'],
    ['flex: 1 1 20px;', 'flex: 20px: use fixedSpace[5] (20px)'],
    ['font: 600 1.25rem/2rem var(--font-text);', 'font: 1.25rem: use type.h3 (20px)'],
    ['line-height: 1.5rem;', 'line-height: use type or componentType'],
    ['box-shadow: 0 8px 24px currentcolor;', 'box-shadow: use shadow.e1, shadow.e2 or shadow.e3'],
    ['z-index: 12;', 'z-index: use z.sticky (10)'],
    ['transition: opacity 0.2s;', 'transition: 0.2s: use motion.base (200ms)'],
    ['@media (max-width: 640px) { gap: 0; }', '@media: 640px: use media.md (641px)'],
  ])('"%s" is reported with the nearest token', (css, problem) => {
    expect(problemsIn(css)).toEqual([expect.stringContaining(`Box.ts:2: ${problem}`)]);
  });

  it.each([
    'color: ${color.text};',
    'color: CanvasText;',
    'background: transparent;',
    'mask-image: linear-gradient(#000, transparent);',
    'transition: color ${motion.fast};',
    'padding: ${fixedSpace[3]};',
    'margin-block: calc(${space[2]} - 1px);',
    'gap: 2px;',
    'inset-inline-end: 162px;',
    'border-radius: 50%;',
    'outline: 4px solid;',
    'box-shadow: 0 0 0 4px ${color.focus};',
    'min-block-size: 120px;',
    'font: 640 1.625rem / 1 var(--font-display);',
    'line-height: 1.5;',
    'z-index: ${z.menu};',
    '@media (max-width: 22.5rem) { gap: 0; }',
    'inline-size: 54px; /* raw: 4:3 of the block size */',
    '/* raw: a drawing */\n  --leaf: #17523a;',
  ])('"%s" is allowed', (css) => {
    expect(problemsIn(css)).toEqual([]);
  });
});

describe('a physical property', () => {
  it.each([
    ['margin-left: auto;', 'margin-inline-start'],
    ['left: 0;', 'inset-inline-start'],
    ['top: 0;', 'inset-block-start'],
    ['max-width: 100%;', 'max-inline-size'],
    ['border-top-left-radius: 0;', 'border-start-start-radius'],
    ['border-left-color: currentColor;', 'border-inline-start-color'],
    ['text-align: left;', 'start'],
    ['float: right;', 'inline-end'],
  ])('"%s" is reported with the logical one', (css, logical) => {
    expect(problemsIn(css)).toEqual([expect.stringContaining(`: use ${logical}, which follows`)]);
  });

  it.each([
    ['padding: 0 ${space[2]} 0 1px;', 'padding: 0 ${space[2]} 1px ${space[2]};'],
    ['border-radius: 50% 0 0 0;', 'border-radius: 50% 50% 0 0;'],
  ])('"%s" has two sides, "%s" does not', (physical, symmetric) => {
    expect(problemsIn(physical)).toEqual([expect.stringContaining('use logical properties')]);
    expect(problemsIn(symmetric)).toEqual([]);
  });
});

it('names the line', () => {
  expect(styleProblems('Box.ts', 'const a = 1;\nstyled.p`\n  margin: 0;\n  gap: 5px;\n`;')).toEqual([
    'Box.ts:4: gap: 5px: use fixedSpace[1] (4px)',
  ]);
});
