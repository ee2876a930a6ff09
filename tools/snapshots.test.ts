import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readStories } from './stories/parseStories';

const KEY = /^exports\[`(.+) \d+`\] =/gm;

/** The trees that are kept of the stories of one file: where, and of which. */
function keptOf(file: string): { name: string; size: number }[] {
  const kept = path.join(path.dirname(file), '__snapshots__', `${path.basename(file)}.snap`);
  if (!fs.existsSync(kept)) return [];
  const text = fs.readFileSync(kept, 'utf8');
  return [...text.matchAll(KEY)].map(([, name = '']) => ({ name, size: text.length }));
}

const screens = readStories(process.cwd()).filter(({ title }) => title.startsWith('Screens/'));
const files = [...new Set(screens.map(({ file }) => file))];

it('keeps a tree of every story of a screen, and of none that is gone', () => {
  const wanted = screens.map(({ file, name }) => `${file}: ${name}`);
  const kept = files.flatMap((file) => keptOf(file).map(({ name }) => `${file}: ${name}`));
  expect(kept.toSorted()).toEqual(wanted.toSorted());
});

it('keeps no more than can be read: 1.5 MB', () => {
  const sizes = files.map((file) => keptOf(file)[0]?.size ?? 0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_500_000);
});
