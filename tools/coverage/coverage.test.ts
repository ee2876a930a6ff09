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

it('reads checklist lines and faults with their headings', () => {
  expect(lines).toEqual([
    { id: 'C1', group: 'A. Everywhere', text: 'Route `/` shows Home (S2)' },
    { id: 'C2', group: 'A. Everywhere', text: 'Route `/about` (S2)' },
  ]);
  expect(faults).toEqual([{ id: 'F1', group: 'Everywhere (shell)', text: 'Storage throws: Opens' }]);
});

it('finds 539 checklist lines and 132 faults in the documents, in order', () => {
  const specification = readSpecification(process.cwd());
  const ids = (letter: string, length: number) =>
    Array.from({ length }, (_, index) => `${letter}${index + 1}`);
  expect(specification.lines.map(({ id }) => id)).toEqual(ids('C', 539));
  expect(specification.faults.map(({ id }) => id)).toEqual(ids('F', 132));
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
  expect(describeCoverage(complete)).toBe('covered 2 / 2 checklist lines, 1 / 1 faults');
});

it('lists unproved requirements, failed proofs and unknown IDs', () => {
  const incomplete = coverageOf({ lines, faults }, [proof(['C1']), proof(['C1', 'C9'], false)]);
  expect(isComplete(incomplete)).toBe(false);
  expect(incomplete.unknown).toEqual(['C9']);
  expect(describeCoverage(incomplete).split('\n')).toEqual([
    'C1 Route `/` shows Home (S2)',
    '    failed: a.test.ts > a',
    'C2 Route `/about` (S2)',
    '    not proved by any test or story',
    'F1 Storage throws: Opens',
    '    not proved by any test or story',
    'C9 is not in checklist.md or faults.md',
    'covered 0 / 2 checklist lines, 0 / 1 faults',
  ]);
});

it('counts the proofs that stories claim as not run before the first test run', () => {
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

it('prints the command to run and writes nothing when there are no results', () => {
  const folder = copyRepository(
    'tools/coverage',
    'tools/run.ts',
    'tools/playwrightReport.ts',
    'tools/vitestReport.ts',
    'docs/spec',
  );
  expect(runScript(folder, 'tools/coverage/main.ts')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There are no test results in .cache/test. Run `npm test`, which also prints this report.\n',
  });
  expect(fs.existsSync(path.join(folder, '.cache'))).toBe(false);
});
