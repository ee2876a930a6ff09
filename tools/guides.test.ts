import fs from 'node:fs';
import path from 'node:path';
import { OPERATIONS } from '@efie/mocks';
import { describe, expect, it } from 'vitest';
import { root } from './run';

const filesIn = (folder: string, ending: string) =>
  fs
    .readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: fs.readFileSync(path.join(root, folder, name), 'utf8') }));

/** Removes what a formatter changes: white space, and commas before a closing bracket. */
const normalized = (code: string): string => code.replaceAll(/\s+/g, '').replaceAll(/,(?=[}\])])/g, '');

/** These files are part of the type check; those of the starter are also run by `npm run test:library`. */
const compiled = [...filesIn('tools/guides', '.tsx'), ...filesIn('examples/starter/src', '')].map(
  ({ text }) => normalized(text),
);

const readMes = ['packages/api', 'packages/domain', 'packages/ui'].flatMap((folder) =>
  filesIn(folder, 'README.md').map(({ text }) => ({ name: `${folder}/README.md`, text })),
);

const blocks = [...filesIn('docs/guides', '.md'), ...readMes].flatMap(({ name, text }) =>
  [...text.matchAll(/^ *```(?:tsx?|css)\n(.*?)^ *```/gms)].map(([, code = '']) => ({ name, code })),
);

const operations: Readonly<Record<string, { method: string; path: string }>> = OPERATIONS;

describe('the code in docs/guides and in the README of packages', () => {
  it('is found', () => expect(blocks.length).toBeGreaterThan(3));

  it.each(blocks)('in $name is part of a file that is compiled or built', ({ code }) => {
    expect(
      compiled.some((text) => text.includes(normalized(code))),
      `Add this code to a file in tools/guides or examples/starter/src, or correct it:\n${code}`,
    ).toBe(true);
  });

  it.each(blocks)('in $name mocks operations of the contract by their names', ({ code }) => {
    for (const [, key = '', method, url] of code.matchAll(/(\w+): http\s*\.(\w+)\(\s*'\*([^']+)'/g))
      expect({ [key]: operations[key] }).toEqual({ [key]: { method, path: url } });
    for (const [, key = '', outcome = ''] of code.matchAll(/(\w+): outcomes\.(\w+)/g)) {
      expect(operations).toHaveProperty(key);
      expect(outcome).toMatch(new RegExp(`^${key}[A-Z]`));
    }
  });
});
