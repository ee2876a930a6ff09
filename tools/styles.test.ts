import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';

/** The messages of stylelint.config.mjs for these lines of a style. */
async function problemsIn(css: string): Promise<readonly string[]> {
  const code = `import styled from 'styled-components';\nconst Box = styled.div\`\n  ${css}\n\`;`;
  const { results } = await stylelint.lint({ code, codeFilename: 'packages/ui/Box.ts' });
  return results.flatMap(({ warnings }) => warnings.map(({ line, text }) => `${line}: ${text}`));
}

describe('styles', () => {
  it.each([
    ['color: #17523a;', 'use color'],
    ['background: rgb(255 253 250);', 'use color'],
    ['border: 1px solid hsl(30 10% 20%);', 'use color'],
    ['fill: rebeccapurple;', 'rebeccapurple'],
    ['gap: 13px;', 'use space (rem) or fixedSpace (px)'],
    ['padding: 0.375rem;', 'use space'],
    ['margin-block: calc(${space[2]} - 3px);', 'use space'],
    ['--pad: 1rem;', 'use space'],
    ['inset-inline-end: 80px;', 'use space'],
    ['border-radius: 15px;', 'use radius'],
    ['min-block-size: 44px;', 'use size'],
    ['min-block-size: 2.75rem;', 'use size'],
    ['flex: 1 1 20px;', 'use fixedSpace'],
    ['outline: 5px solid;', 'use fixedSpace'],
    ['font: 600 1.25rem/2rem var(--font-text);', 'use type or componentType'],
    ['line-height: 1.5rem;', 'use type or componentType'],
    ['box-shadow: 0 8px 24px currentcolor;', 'use shadow'],
    ['z-index: 12;', 'use z'],
    ['transition: opacity 0.2s;', 'use motion'],
    ['@media (max-width: 640px) { gap: 0; }', 'media-feature-name-unit-allowed-list'],
    ['margin-left: auto;', 'use the logical property'],
    ['top: 0;', 'use the logical property'],
    ['max-width: 100%;', 'use the logical property'],
    ['border-top-left-radius: 0;', 'use the logical property'],
    ['border-left-color: currentColor;', 'use the logical property'],
    ['text-align: left;', 'use start'],
    ['float: right;', 'inline-end'],
    ['padding: 0 ${space[2]} 0 1px;', 'use logical properties'],
    ['border-radius: 50% 0 0 0;', 'use logical properties'],
    ['gap: 2px; /* stylelint-disable-line -- needless */', 'Needless disable'],
    ['gap: 3px; /* stylelint-disable-line */', 'missing a description'],
  ])('may not have "%s"', async (css, message) => {
    expect(await problemsIn(css)).toEqual([expect.stringContaining(message)]);
  });
});
