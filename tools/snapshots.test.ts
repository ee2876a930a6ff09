import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readStories } from './stories/parseStories';

const snapshotOf = (file: string): string =>
  path.join(path.dirname(file), '__snapshots__', `${path.basename(file)}.snap`);

it('the first story of each screen, and no other, has a committed accessibility tree', () => {
  const files = new Map(
    readStories(process.cwd())
      .toReversed()
      .map((story) => [story.file, story]),
  );
  for (const [file, { title, name }] of files) {
    const keys = fs.existsSync(snapshotOf(file))
      ? fs.readFileSync(snapshotOf(file), 'utf8').match(/(?<=^exports\[`).+(?=`\])/gm)
      : [];
    expect(keys, file).toEqual(/^Screens\/\w+$/.test(title) ? [`${name} 1`] : []);
  }
});
