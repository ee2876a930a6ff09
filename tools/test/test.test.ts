import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../run';
import { describeFailures, readResults } from './results';
import { selectTests } from './selection';

function makeFolder(files: Readonly<Record<string, string>>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'efie-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const MONEY = 'packages/money.test.ts';
const SIZE = 'packages/deep/size.test.ts';
const PLANS = 'packages/ui/Plans.stories.tsx';
const PAYMENT = 'apps/web/journeys/payment.test.ts';
const FILES = {
  [MONEY]: "it('formats (once)', check); it('formats', check);",
  [SIZE]: "it.each(sizes)('%s fits', check);",
  [PLANS]: "const meta = { title: 'Cards/Plans' }; export const StartFailed = {}; export const Start = {};",
  [PAYMENT]: "test('pays (once)', check);",
  'apps/mock-panel/a.ts': '',
  'workbench/a.ts': '',
  'docs/spec/proofs.yaml': '{}',
};
function select(...texts: string[]) {
  const folder = makeFolder(FILES);
  const isPath = (text: string) => fs.existsSync(path.join(folder, text));
  return selectTests(
    texts.map((text) => (isPath(text) ? path.join(folder, text) : text)),
    folder,
  );
}

it('selects files by path, each for its runner', () => {
  expect(select('packages/deep')).toEqual({
    vitest: { files: [SIZE], projects: ['unit'] },
    journeys: [],
    pattern: null,
  });
  expect(select('apps').journeys).toEqual([PAYMENT]);
  expect(select('packages').vitest.projects.toSorted()).toEqual(['stories', 'unit']);
});

it('selects tests by a part of their name, in the files that contain it', () => {
  const { vitest, pattern } = select('formats (');
  expect(vitest.files).toEqual([MONEY]);
  expect(pattern).toBe(String.raw`formats \(`);
  expect(select('pays').journeys).toEqual([PAYMENT]);
});

it('searches all files for a name that no file contains', () => {
  expect(select('small fits').vitest.files).toHaveLength(3);
  expect(select('packages/deep', 'small fits').vitest.files).toEqual([SIZE]);
});

it('selects stories by ID, title and name', () => {
  const selected = { vitest: { files: [PLANS], projects: ['stories'] }, journeys: [] };
  expect(select('cards-plans--start')).toEqual({ ...selected, pattern: '^Start$' });
  expect(select('Cards/Plans')).toEqual({ ...selected, pattern: null });
  expect(select('Start Failed')).toEqual({ ...selected, pattern: 'Start Failed' });
});

const vitestReport = (status: 'passed' | 'failed', tests: number) => {
  const test = { status, ancestorTitles: [], title: 'formats (once)', meta: {} };
  return {
    testResults: [
      {
        name: path.join(root, MONEY),
        status,
        assertionResults: [...Array.from({ length: tests }, () => test), { ...test, status: 'pending' }],
      },
    ],
  };
};
function read(report: object | null, code: number, isSelection = false) {
  const file = path.join(
    makeFolder(report ? { 'unit.json': JSON.stringify(report) } : { a: '' }),
    'unit.json',
  );
  return readResults(file, code, { isSelection });
}

it('counts the tests of a report', () => {
  expect(read(vitestReport('passed', 2), 0)).toEqual({ passed: 2, failed: 0, skipped: 1, failures: [] });
  const failures = [{ file: MONEY, titles: ['formats (once)'], status: 'failed' }];
  expect(read(vitestReport('failed', 1), 1)).toEqual({ passed: 0, failed: 1, skipped: 1, failures });
});

it('counts a run without a report, without tests, or with an error outside of tests as a failure', () => {
  expect(read(null, 0).failed).toBe(1);
  expect(read(vitestReport('passed', 0), 0).failed).toBe(1);
  expect(read(vitestReport('passed', 0), 0, true).failed).toBe(0);
  expect(read(vitestReport('passed', 2), 1)).toMatchObject({ passed: 2, failed: 1 });
  expect(readResults(null, 1).failed).toBe(1);
  expect(readResults(null, 0).failed).toBe(0);
});

it('prints the command that runs a failed test alone', () => {
  const describe = (...titles: string[]) =>
    describeFailures([{ file: MONEY, titles, status: 'failed' }], 'npm run x');
  expect(describe('formats', 'once')).toEqual([
    `  ${MONEY} > formats once`,
    `    npm test -- ${MONEY} "formats once"`,
  ]);
  expect(describe()[1]).toBe(`    npm test -- ${MONEY}`);
  expect(describe("an agent's $")[1]).toBe(String.raw`    npm test -- ${MONEY} 'an agent'\''s $'`);
  expect(describeFailures([], 'npm run check')).toEqual(['    npm run check']);
});

it('reads the tests of Playwright with the titles of their groups', () => {
  const spec = (title: string, status: string) => ({ file: 'pay.test.ts', title, tests: [{ status }] });
  const group = { title: 'on a phone', specs: [spec('Decline', 'flaky')], suites: [] };
  const suites = [{ title: 'pay.test.ts', specs: [spec('pays', 'expected')], suites: [group] }];
  const file = 'apps/web/journeys/pay.test.ts';
  expect(read({ config: { rootDir: path.join(root, 'apps/web/journeys') }, suites }, 1)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: [{ file, titles: ['on a phone', 'Decline'], status: 'failed' }],
  });
});
