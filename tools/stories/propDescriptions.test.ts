import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../run';
import { componentFiles, findUndescribedProps } from './propDescriptions';

const files = componentFiles(root);

it('finds the components', () => expect(files.length).toBeGreaterThan(100));

it('names the component, the prop and the file of a missing description', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'props-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  fs.writeFileSync(path.join(folder, 'index.ts'), "export { Tile } from './Tile';");
  fs.writeFileSync(
    path.join(folder, 'Tile.tsx'),
    `interface TileProps {
      /** Shown above the text. */
      title: string;
      text: string;
    }
    export function Tile({ title, text }: TileProps) { return <p title={title}>{text}</p>; }
    export function Internal({ text }: { text: string }) { return <p>{text}</p>; }`,
  );
  expect(findUndescribedProps(folder, 'Tile.tsx')).toEqual([
    'Tile.tsx: Tile: text has no description: add a doc comment of one line above the prop',
  ]);
});

it.each(files)('%s describes the props of its exported components', (file) => {
  expect(findUndescribedProps(root, file)).toEqual([]);
});
