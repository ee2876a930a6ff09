import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DESIGN_NAMES, designs, type DesignName } from '../../testing/designs';
import { readDesignNames } from '../../tools/stories/readDesignNames';

const root = process.cwd();
const FOLDER = 'docs/design';

const metas = readDesignNames(root);
const usedNames = new Set(metas.flatMap(({ meta, stories }) => [...(meta ?? []), ...stories.flat()]));

const isName = (name: string): name is DesignName => DESIGN_NAMES.includes(name);
const filesOf = (name: string) => (isName(name) ? designs(name).map(({ file }) => file) : []);

describe('the images of docs/design', () => {
  const images = fs
    .readdirSync(path.join(root, FOLDER), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(?:avif|png|jpe?g|webp)$/.test(file));

  it('are those that the names stand for', () => {
    expect(images.toSorted()).toEqual([...new Set(DESIGN_NAMES.flatMap(filesOf))].toSorted());
  });

  it('are each shown beside a story', () => {
    expect(DESIGN_NAMES.filter((name) => !usedNames.has(name))).toEqual([]);
    expect([...usedNames].filter((name) => !isName(name))).toEqual([]);
  });

  it('are less than 6 MB', () => {
    const sizes = images.map((file) => fs.statSync(path.join(root, FOLDER, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
  });
});

it('every screen, form and dialog has a design, or says with [] that nothing is drawn', () => {
  const layers = metas.filter(({ title }) => /^(?:Screens|Forms|Dialogs)\//.test(title));
  expect(layers.length).toBeGreaterThan(50);
  expect(layers.filter(({ meta }) => meta === null).map(({ file }) => file)).toEqual([]);
});

it('names the theme and the sheet in the titles of the tabs', () => {
  expect(designs('home').map(({ name }) => name)).toEqual(['Desktop', 'Desktop dark', 'Phone', 'Phone dark']);
  expect(designs('badges').map(({ name }) => name)).toEqual([
    'Controls sheet: Badges',
    'Controls sheet: Badges, dark',
  ]);
});
