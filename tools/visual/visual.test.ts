import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { readStories, parseStories } from '../stories/parseStories';
import { compareScreenshots } from './compareScreenshots';
import { MODES, modesFor } from './modes';
import { compressPng, isCompressedFrom } from './compressPng';
import { findPlatformProblem } from './platform';
import { groupByStory } from './report';
import { reportPage } from './reportPage';

type Paint = (x: number, y: number) => readonly [number, number, number];

const flat: Paint = () => [0, 90, 60];

function tile(width: number, height: number, paint: Paint = flat): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) png.data.set([...paint(x, y), 255], (y * width + x) * 4);
  }
  return PNG.sync.write(png);
}

describe('compareScreenshots', () => {
  it('ignores how the same pixels are compressed', () => {
    const uncompressed = PNG.sync.write(PNG.sync.read(tile(8, 8)), { deflateLevel: 0 });
    expect(compareScreenshots(tile(8, 8), uncompressed)).toEqual({ kind: 'same' });
  });

  it('finds and marks a single different pixel', () => {
    const found = compareScreenshots(
      tile(8, 8),
      tile(8, 8, (x, y) => (x === 3 && y === 2 ? [1, 90, 60] : [0, 90, 60])),
    );
    expect(found).toMatchObject({
      kind: 'different',
      pixels: 1,
      box: { x: 3, y: 2, width: 1, height: 1 },
    });
    if (found.kind !== 'different') return;
    const { data } = PNG.sync.read(found.difference);
    expect([...data.subarray((2 * 8 + 3) * 4, (2 * 8 + 3) * 4 + 3)]).toEqual([214, 40, 40]);
    expect([...data.subarray(0, 3)]).toEqual([214, 214, 214]);
  });

  it('counts pixels that only one of the sizes has', () => {
    expect(compareScreenshots(tile(4, 4), tile(4, 6))).toMatchObject({
      pixels: 8,
      box: { x: 0, y: 4, width: 4, height: 2 },
    });
  });
});

describe('compressPng', () => {
  const few: Paint = (x, y) => [(x * 7 + y) % 13, 90, 60];
  const many: Paint = (x, y) => [(x * 5 + y * 3) % 256, (x * y) % 256, (x ^ y) % 256];

  it.each([
    ['two colors', 67, 31, ((x, y) => (x > y ? [255, 255, 255] : [0, 0, 0])) satisfies Paint],
    ['few colors', 67, 31, few],
    ['more than 256 colors', 70, 50, many],
    ['one pixel', 1, 1, flat],
  ])('is lossless: %s', (_name, width, height, paint) => {
    const original = tile(width, height, paint);
    const compressed = compressPng(original);
    const one = PNG.sync.read(original);
    const other = PNG.sync.read(compressed);
    expect([other.width, other.height]).toEqual([width, height]);
    expect(other.data.equals(one.data)).toBe(true);
    expect(compareScreenshots(compressed, original)).toEqual({ kind: 'same' });
  });

  it('recognizes the original of a compressed image, unless the image was edited', () => {
    const original = tile(9, 9, many);
    const compressed = compressPng(original);
    expect(isCompressedFrom(compressed, original)).toBe(true);
    expect(isCompressedFrom(compressed, tile(9, 9, few))).toBe(false);
    expect(isCompressedFrom(original, original)).toBe(false);
    const edited = Buffer.from(compressed);
    edited[edited.length - 20] = (edited[edited.length - 20] ?? 0) ^ 1;
    expect(isCompressedFrom(edited, original)).toBe(false);
  });

  it('throws for an image that is not opaque', () => {
    const png = new PNG({ width: 2, height: 2 });
    expect(() => compressPng(PNG.sync.write(png))).toThrow('not opaque');
  });
});

/** Invisible components, logic, journeys, a transient state, and the design sheets, which have tests of their own. */
const WITHOUT_SCREENSHOT =
  /^(?:Primitives\/(?:LiveRegion|VisuallyHidden)|Photos\/.*|Panels\/AddressOfListings|Screens\/Listings\/Waiting|Theme\/Sheets\/.*|Journeys\/.*)$/;

describe('the selection', () => {
  it('has a screenshot of every component and screen', () => {
    const stories = readStories(process.cwd()).filter(({ title }) => !WITHOUT_SCREENSHOT.test(title));
    const covered = new Set(stories.filter(({ tags }) => tags.includes('visual')).map(({ title }) => title));
    expect([...new Set(stories.map(({ title }) => title))].filter((title) => !covered.has(title))).toEqual(
      [],
    );
  });

  it('has four modes, and two for a story with a phone viewport', () => {
    expect(MODES.map(({ folder, width }) => `${folder} ${width}`)).toEqual([
      'phone-light 390',
      'phone-dark 390',
      'desktop-light 1280',
      'desktop-dark 1280',
    ]);
    expect(modesFor('')).toEqual(MODES);
    expect(modesFor('phone').map(({ folder }) => folder)).toEqual(['phone-light', 'phone-dark']);
  });

  it('reads the viewport of a story, also from a constant', () => {
    const stories = parseStories(
      'a.stories.tsx',
      `const meta = { title: 'Cards/A' } satisfies Meta;
      const phone = { viewport: { value: 'phone' } };
      export const Menu: Story = { globals: phone };
      export const Sheet: Story = { globals: { viewport: { value: 'phone' } } };`,
    );
    expect(stories.map(({ viewport }) => viewport)).toEqual(['phone', 'phone']);
  });

  it('reads tags of the file, and tags that a story removes', () => {
    const stories = parseStories(
      'a.stories.tsx',
      `const meta = { title: 'Cards/A', tags: ['visual'] } satisfies Meta;
      export const Default: Story = {};
      export const Keyboard: Story = { tags: ['!visual', 'slow'] };`,
    );
    expect(stories.map(({ tags }) => tags)).toEqual([['visual'], ['slow']]);
  });
});

describe('the platform', () => {
  const pinned = { chromium: '156.0.1', system: 'linux x64', fonts: 'abc' };

  it('matches when it is the same, or none is pinned', () => {
    expect(findPlatformProblem(null, pinned)).toBeNull();
    expect(findPlatformProblem(pinned, { ...pinned })).toBeNull();
  });

  it('does not match another browser; the message contains the remedy', () => {
    expect(findPlatformProblem(pinned, { chromium: '157.0.0', system: 'darwin arm64', fonts: 'xyz' })).toBe(
      'The baselines were taken with Chromium 156.0.1 on linux x64; this is Chromium 157.0.0 on darwin arm64. The text of every screenshot would differ. ' +
        'Set CHROMIUM_PATH to that version, run it on that system, or let the workflow compare. ' +
        'To move the baselines to this platform, delete tools/visual/baselines/platform.json and run `npm run test:visual -- --update`.',
    );
  });

  it('does not match when only the fonts differ', () => {
    expect(findPlatformProblem(pinned, { ...pinned, fonts: 'xyz' })).toContain(
      'fonts that differ from those of this machine',
    );
  });
});

describe('the report', () => {
  const story = {
    ...parseStories(
      'cards/A.stories.tsx',
      `const meta = { title: 'Cards/A' } satisfies Meta;
      /** For a <visitor>. */
      export const ForSale: Story = {};`,
    )[0],
  };
  const stories = story.id === undefined ? [] : [story as Required<typeof story>];
  const box = { x: 4, y: 5, width: 60, height: 7 };
  const findings = [
    { name: 'desktop-dark/cards-a--for-sale', kind: 'changed', pixels: 1200, box },
    { name: 'phone-light/cards-a--for-sale', kind: 'changed', pixels: 12, box },
    { name: 'phone-light/cards-b--default', kind: 'removed', pixels: 0, box: null },
  ] as const;

  it('groups the modes of a story, in their order', () => {
    const reported = groupByStory(findings, stories);
    expect(reported.map(({ title, name }) => `${title}: ${name}`)).toEqual([
      'Cards/A: For Sale',
      'Removed story: cards-b--default',
    ]);
    expect(reported[0]?.findings.map(({ mode }) => mode)).toEqual(['phone light', 'desktop dark']);
  });

  it('shows before, after and difference, the link to the story and the command that accepts it', () => {
    const page = reportPage(groupByStory(findings, stories), { screenshots: 40, failures: ['x: <b>'] });
    expect(page).toContain('3 of 40 screenshots differ');
    for (const version of ['before', 'after', 'difference']) {
      expect(page).toContain(`"${version}/phone-light/cards-a--for-sale.png"`);
    }
    expect(page).toContain(
      '1,200 pixels differ in a box of 60 × 7 px, 4 px from the left and 5 px from the top.',
    );
    expect(page).toContain('?path=/story/cards-a--for-sale&#38;globals=theme:dark;viewport:desktop');
    expect(page).toContain('npm run test:visual -- --update --only cards-a--for-sale');
    expect(page).toContain('For a &#60;visitor&#62;.');
    expect(page).toContain('No screenshot.');
    expect(page).toContain('1 story failed');
    expect(page).toContain('x: &#60;b&#62;');
  });

  it('reports that all screenshots are unchanged', () => {
    const page = reportPage([], { screenshots: 1600, failures: [] });
    expect(page).toContain('All 1,600 screenshots are unchanged');
    expect(page).not.toContain('<script>');
  });
});
