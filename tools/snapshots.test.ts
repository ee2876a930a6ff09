import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readStories } from './stories/parseStories';

const KEY = /^exports\[`(.+) \d+`\] =/gm;

/** The snapshots of a story file, with the size of their file in characters. */
function snapshotsOf(file: string): { name: string; size: number }[] {
  const snapshotFile = path.join(path.dirname(file), '__snapshots__', `${path.basename(file)}.snap`);
  if (!fs.existsSync(snapshotFile)) return [];
  const text = fs.readFileSync(snapshotFile, 'utf8');
  return [...text.matchAll(KEY)].map(([, name = '']) => ({ name, size: text.length }));
}

const screens = readStories(process.cwd()).filter(({ kind }) => kind === 'screen');
const files = [...new Set(screens.map(({ file }) => file))];

it('every story of a screen has a committed snapshot, and every snapshot a story', () => {
  const expected = screens.map(({ file, name }) => `${file}: ${name}`);
  const committed = files.flatMap((file) => snapshotsOf(file).map(({ name }) => `${file}: ${name}`));
  expect(committed.toSorted()).toEqual(expected.toSorted());
});

it('all snapshots together stay below 1.5 MB, so that a reviewer can read them', () => {
  const sizes = files.map((file) => snapshotsOf(file)[0]?.size ?? 0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
});
