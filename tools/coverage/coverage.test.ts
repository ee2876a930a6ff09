import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copyRepository, runScript } from '../repositoryCopy';
import { parseStories } from '../stories/parseStories';
import { coverageOf, describeCoverage, isComplete, storyClaims } from './coverage';
import { idsInProves, idsInTitle } from './requirementIds';
import type { Proof } from './results';
import { readChecklist, readFaults } from './requirements';
import { readSpecification } from './specification';

const lines = readChecklist('## A. Everywhere\n1. Route `/` shows Home (S2)\n2. Route `/about` (S2)\n');
const faults = readFaults(
  '### Everywhere (shell)\n| # | In | Case | Expected | Kept |\n|--|--|--|--|--|\n| 1 | S | Storage throws | Opens | session |\n',
);

const proof = (requirementIds: string[], isPassed = true): Proof => ({
  project: 'unit',
  file: 'a.test.ts',
  name: 'a',
  isPassed,
  requirementIds,
  storyId: null,
});

it('reads lines and faults with their headings', () => {
  expect(lines).toEqual([
    { id: 'C1', group: 'A. Everywhere', text: 'Route `/` shows Home (S2)' },
    { id: 'C2', group: 'A. Everywhere', text: 'Route `/about` (S2)' },
  ]);
  expect(faults).toEqual([{ id: 'F1', group: 'Everywhere (shell)', text: 'Storage throws: Opens' }]);
});

it('finds 539 lines and 132 faults in the documents, in order', () => {
  const specification = readSpecification(process.cwd());
  const numbers = (letter: string, length: number) => Array.from({ length }, (_, at) => `${letter}${at + 1}`);
  expect(specification.lines.map(({ id }) => id)).toEqual(numbers('C', 539));
  expect(specification.faults.map(({ id }) => id)).toEqual(numbers('F', 132));
});

it('reads requirement IDs at the start of a title, and from parameters.proves', () => {
  expect(idsInTitle('C176 F58: saves once')).toEqual(['C176', 'F58']);
  expect(idsInTitle('as C176: not at the beginning')).toEqual([]);
  expect(idsInProves(['C1', 'F132', 7, 'R24'])).toEqual(['C1', 'F132']);
  expect(idsInProves(undefined)).toEqual([]);
});

it('is complete when every requirement has a proof and no proof failed', () => {
  const complete = coverageOf({ lines, faults }, [proof(['C1', 'C2']), proof(['F1'])]);
  expect(isComplete(complete)).toBe(true);
  expect(describeCoverage(complete)).toBe('covered 2 / 2 lines, 1 / 1 faults');
});

it('lists requirements without a proof, failed proofs, and unknown IDs', () => {
  const incomplete = coverageOf({ lines, faults }, [proof(['C1']), proof(['C1', 'C9'], false)]);
  expect(isComplete(incomplete)).toBe(false);
  expect(incomplete.unknown).toEqual(['C9']);
  expect(describeCoverage(incomplete).split('\n')).toEqual([
    'C1 Route `/` shows Home (S2)',
    '    failed: a.test.ts > a',
    'C2 Route `/about` (S2)',
    '    no test or story proves it',
    'F1 Storage throws: Opens',
    '    no test or story proves it',
    'C9 is in no document',
    'covered 0 / 2 lines, 0 / 1 faults',
  ]);
});

it('marks the claims of stories as not run before the first run', () => {
  const stories = parseStories(
    'a.stories.tsx',
    "const meta = { title: 'Cards/A' }; export const Default = { parameters: { proves: ['C1', 'F1'] } };",
  );
  const claimed = coverageOf({ lines, faults }, storyClaims(stories));
  expect(claimed.lines.map(({ state }) => state)).toEqual(['not-run', 'missing']);
  expect(claimed.faults).toMatchObject([
    { state: 'not-run', proofs: [{ name: 'Default', isPassed: null, storyId: 'cards-a--default' }] },
  ]);
  expect(isComplete(claimed)).toBe(false);
});

it('without results, it names the command to run and writes nothing', () => {
  const folder = copyRepository('tools/coverage', 'tools/run.ts', 'tools/vitestReport.ts', 'docs/spec');
  expect(runScript(folder, 'tools/coverage/main.ts')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There are no test results in .cache/test. Run `npm test`, which also prints this report.\n',
  });
  expect(fs.existsSync(path.join(folder, '.cache'))).toBe(false);
});
