import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../run';
import { isTestEvent } from './events';
import { parseOptions, parseShard } from './options';
import { grepOf } from './playwrightStep';
import { NO_TESTS, readShards, shardFile } from './results';
import { filesOf, selectTests, testFilesIn } from './selection';
import { commandStep, runsOn } from './steps';
import { commandFor, describeFailures } from './summary';
import { TEST_FILES } from './testFiles';

function makeFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'efie-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

it('parses the options, and rejects others', () => {
  expect(parseOptions(['--shard', '2/4', 'packages/domain'])).toEqual({
    isAll: false,
    shard: { index: 2, count: 4 },
    merge: null,
    texts: ['packages/domain'],
  });
  expect(parseOptions(['--all', '--merge', 'reports'])).toMatchObject({ isAll: true, merge: 'reports' });
  for (const text of ['0/4', '5/4', '2', '2/0'])
    expect(() => parseShard(text)).toThrow('Use --shard 1/4 to 4/4');
  expect(() => parseOptions(['--retry'])).toThrow('--retry');
});

const FILES = {
  'a/money.test.ts': "it('formats (once)', check); it('formats', check);",
  'a/deep/size.test.ts': "it.each(sizes)('%s fits', check);",
  'b/Plans.stories.tsx':
    "const meta = { title: 'Cards/Plans' }; export const StartFailed = {}; export const Start = {};",
};
const select = (...texts: string[]) => selectTests(texts, makeFolder(FILES), Object.keys(FILES));

it('selects files by path', () => {
  expect(select('a')).toEqual({ files: ['a/money.test.ts', 'a/deep/size.test.ts'], namePattern: null });
  expect(select('a/deep/size.test.ts').files).toEqual(['a/deep/size.test.ts']);
});

it('selects tests by a part of their name, or by the whole name', () => {
  expect(select('formats (')).toEqual({ files: ['a/money.test.ts'], namePattern: String.raw`formats \(` });
  expect(select('a', '^formats (once)$')).toEqual({
    files: ['a/deep/size.test.ts', 'a/money.test.ts'],
    namePattern: String.raw`^formats \(once\)$`,
  });
});

it('searches all files for a name that no file contains', () => {
  expect(select('small fits').files).toHaveLength(3);
});

it('selects stories by id, title and name', () => {
  const files = ['b/Plans.stories.tsx'];
  expect(select('cards-plans--start')).toEqual({ files, namePattern: '^Start$' });
  expect(select('Cards/Plans')).toEqual({ files, namePattern: null });
  expect(select('Start Failed')).toEqual({ files, namePattern: 'Start Failed' });
});

it('selects a whole name in Playwright, which puts the project and the file before it', () => {
  const pattern = new RegExp(grepOf(select('a', '^pays (once)$').namePattern ?? ''));
  expect(pattern.test(' journeys payment.test.ts pays (once)')).toBe(true);
  expect(pattern.test(' journeys payment.test.ts nobody pays (once)')).toBe(false);
  expect(grepOf('pays')).toBe('pays');
});

it('assigns every test file to exactly one project', () => {
  const files = testFilesIn(root);
  expect(files.length).toBeGreaterThan(200);
  const ofProjects = Object.values(TEST_FILES).flatMap((globs) => filesOf(globs, files, root));
  expect(ofProjects.toSorted()).toEqual(files.toSorted());
});

it('prints the command that runs a failed test alone', () => {
  const test = { file: 'a/money.test.ts', name: 'formats (once)', storyId: null };
  expect(commandFor(test)).toBe("npm test -- a/money.test.ts '^formats (once)$'");
  expect(commandFor({ ...test, name: '' })).toBe('npm test -- a/money.test.ts');
  expect(commandFor({ ...test, name: "an agent's" })).toBe(
    String.raw`npm test -- a/money.test.ts '^an agent'\''s$'`,
  );
  expect(commandFor({ ...test, storyId: 'cards-plans--start' }, true)).toBe(
    'npm run test:all -- cards-plans--start',
  );
  expect(describeFailures([test], 'unused', false)).toEqual([
    '  a/money.test.ts > formats (once)',
    "    npm test -- a/money.test.ts '^formats (once)$'",
  ]);
  expect(describeFailures([], 'npm run check', false)).toEqual(['  npm run check']);
});

it('runs a step without tests on the shards that it names', () => {
  const shards = [1, 2, 3].map((index) => ({ index, count: 3 }));
  const placesOf = (only?: 'first shard' | 'other shards' | 'last shard' | 'merge') => {
    const step = commandStep('a', ['a.ts'], { command: 'a', ...(only && { only }) });
    return [runsOn(step, null), ...shards.map((shard) => runsOn(step, shard))];
  };
  expect(placesOf()).toEqual([true, true, true, true]);
  expect(placesOf('first shard')).toEqual([true, true, false, false]);
  expect(placesOf('other shards')).toEqual([false, false, true, true]);
  expect(placesOf('last shard')).toEqual([true, false, false, true]);
  expect(placesOf('merge')).toEqual([true, false, false, false]);
});

it('reads the results of all shards, and rejects a missing one', () => {
  const folder = makeFolder();
  expect(() => readShards(folder)).toThrow('contains no results');
  const store = (index: number) =>
    fs.writeFileSync(
      shardFile(folder, { index, count: 2 }),
      JSON.stringify({ stories: { ms: index, result: NO_TESTS } }),
    );
  store(2);
  expect(() => readShards(folder)).toThrow(/shard-1-of-2\.json is missing/);
  store(1);
  expect(readShards(folder).map(({ stories }) => stories?.ms)).toEqual([1, 2]);
});

it('ignores messages that are not events', () => {
  expect(isTestEvent({ type: 'progress' })).toBe(true);
  expect([isTestEvent({ type: 'ready' }), isTestEvent('progress'), isTestEvent(null)]).toEqual([
    false,
    false,
    false,
  ]);
});
