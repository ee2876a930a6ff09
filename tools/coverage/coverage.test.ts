import { expect, it } from 'vitest';
import { parseStories, readStories } from '../stories/parseStories';
import { coverageOf, describeCoverage } from './coverage';
import { matchesProof, readProofs, type Proofs } from './proofs';
import { parseChecklist, parseFaults, readRequirements, type Requirement } from './requirements';
import { findStaleProofs } from './staleProofs';

const root = process.cwd();

const lines = parseChecklist(
  '## A. Everywhere\n1. Route `/` shows Home (S2)\n2. Route `/about` (S2)\n3. [T] A token is sent\n',
);
const faults = parseFaults(
  '### Everywhere (shell)\n| # | In | Case | Expected | Kept |\n|--|--|--|--|--|\n| 1 | S | Storage throws | Opens | session |\n',
);

it('reads checklist lines and faults', () => {
  expect(lines[0]).toEqual({ id: 'C1', group: 'A. Everywhere', text: 'Route `/` shows Home (S2)' });
  expect(faults).toEqual([{ id: 'F1', group: 'Everywhere (shell)', text: 'Storage throws: Opens' }]);
});

it('finds 539 checklist lines and 132 faults in the documents, in order', () => {
  const ids = (letter: string, length: number) =>
    Array.from({ length }, (_, index) => `${letter}${index + 1}`);
  expect(readRequirements(root).map(({ id }) => id)).toEqual([...ids('C', 539), ...ids('F', 132)]);
});

it('matches a test by its name, its group, or the name of a row', () => {
  const matches = (proof: string) => matchesProof(proof, 'a.test.ts > the price (GHS) > of "Sale" is sent');
  expect(matches('a.test.ts > the price (GHS) > of "Sale" is sent')).toBe(true);
  expect(matches('a.test.ts > the price (GHS)')).toBe(true);
  expect(matches('a.test.ts > the price (GHS) > of "*" is sent')).toBe(true);
  expect(matches('a.test.ts > the price (GHS) > of "*" is')).toBe(false);
  expect(matches('a.test.ts > the price')).toBe(false);
});

const PROOFS: Proofs = new Map([
  ['C1', ['screens-home--default', 'screens-home--long']],
  ['C2', ['a.test.ts > opens *', 'b.slow.test.ts > opens']],
  ['C3', ['a.test.ts > sends a token']],
  ['F1', ['a.test.ts > storage']],
]);

const isSlow = (proof: string) => proof.startsWith('b.slow') || proof === 'screens-home--long';

const cover = (proofs: Proofs, requirements: readonly Requirement[], ...failed: readonly string[]) => {
  const passed = [
    'screens-home--default',
    'a.test.ts > opens /',
    'a.test.ts > opens /about',
    'a.test.ts > sends a token',
    'a.test.ts > storage > throws',
  ].filter((name) => !failed.includes(name));
  const resultOf = (name: string, status: 'passed' | 'failed') => {
    const [file = '', ...titles] = name.split(' > ');
    return { file, titles, status, ...(titles.length === 0 && { storyId: name }) };
  };
  const results = [
    ...passed.map((name) => resultOf(name, 'passed')),
    ...failed.map((name) => resultOf(name, 'failed')),
  ];
  return describeCoverage(coverageOf(requirements, proofs, results, isSlow)).split('\n');
};

it('covers a requirement when its proofs passed; slow ones may be left to test:all', () => {
  expect(cover(PROOFS, [...lines, ...faults])).toEqual(['covered 3 / 3 checklist lines, 1 / 1 faults']);
});

it('names the proofs that failed, and in test:all slow ones that did not run', () => {
  expect(cover(PROOFS, [...lines, ...faults], 'a.test.ts > opens /', 'screens-home--long')).toEqual([
    'C1 Route `/` shows Home (S2)',
    '    failed: screens-home--long',
    'C2 Route `/about` (S2)',
    '    failed: a.test.ts > opens *',
    '    did not run: b.slow.test.ts > opens',
    'covered 1 / 3 checklist lines, 1 / 1 faults',
  ]);
});

it('names requirements without a proof in npm test, and proofs that did not run', () => {
  const proofs = new Map([
    ['C1', ['screens-home--long']],
    ['C3', ['a.test.ts > sends']],
  ]);
  expect(cover(proofs, lines)).toEqual([
    'C1 Route `/` shows Home (S2)',
    '    no test or story of npm test proves it',
    'C2 Route `/about` (S2)',
    '    no test or story of npm test proves it',
    'C3 [T] A token is sent',
    '    did not run: a.test.ts > sends',
    'covered 0 / 3 checklist lines, 0 / 0 faults',
  ]);
});

it('finds proofs that the sources do not have, and says what to change', () => {
  const stories = parseStories(
    'a.stories.tsx',
    "const meta = { title: 'Cards/A' }; export const Default = { tags: ['slow'] }; export const Empty = {};",
  );
  const file = 'tools/coverage/coverage.test.ts';
  const proofs = new Map([
    [
      'C1',
      ['cards-a--empty', `${file} > finds proofs that the sources do not have, and says what to change`],
    ],
    ['C2', ['cards-a--default', 'cards-a--removed']],
    ['C3', [`${file} > ${['renamed', 'title'].join(' ')}`]],
    ['C4', ['missing.test.ts > opens']],
  ]);
  expect(findStaleProofs(lines, proofs, stories, root)).toEqual([
    expect.stringMatching(/C2 names cards-a--removed, which does not exist\. If it was renamed, write/),
    expect.stringMatching(/C3 names .* > renamed title, which does not exist/),
    expect.stringMatching(/C4 is not in checklist\.md or faults\.md\. Remove it\.$/),
    expect.stringMatching(/C4 names missing\.test\.ts > opens, which does not exist/),
  ]);
  expect(findStaleProofs(lines, new Map([['C2', ['cards-a--default']]]), stories, root)).toEqual(
    ['C1', 'C2', 'C3'].map((id) => expect.stringMatching(`${id} has no proof that npm test runs. Add a`)),
  );
});

it('has a story for each checklist line, unless it is marked [T]: then tests in code prove it', () => {
  const stories = readStories(root);
  const proofs = readProofs(root);
  const ids = new Set(stories.map(({ id }) => id));
  const checklist = readRequirements(root).filter(({ id }) => id.startsWith('C'));
  const withoutStory = checklist.filter(({ id }) => !proofs.get(id)?.some((proof) => ids.has(proof)));
  const marked = checklist.filter(({ text }) => text.includes('[T]'));
  expect(withoutStory.map(({ id }) => id)).toEqual(marked.map(({ id }) => id));
  expect(checklist.length - marked.length).toBeGreaterThan(490);
});
