import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { readStories, parseStories } from '../stories/parseStories';
import { comparePictures } from './compareScreenshots';
import { MODES, modesFor } from './modes';
import { isMadeOf, pack } from './compressPng';
import { refusal } from './platform';
import { reportedStories } from './report';
import { reportPage } from './reportPage';
import { sampleOf } from './sample';

type Paint = (x: number, y: number) => readonly [number, number, number];

const flat: Paint = () => [0, 90, 60];

function tile(width: number, height: number, paint: Paint = flat): Buffer {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) png.data.set([...paint(x, y), 255], (y * width + x) * 4);
  }
  return PNG.sync.write(png);
}

describe('comparing', () => {
  it('finds no difference between the same points, however they are packed', () => {
    const packed = PNG.sync.write(PNG.sync.read(tile(8, 8)), { deflateLevel: 0 });
    expect(comparePictures(tile(8, 8), packed)).toEqual({ kind: 'same' });
  });

  it('counts a single point that differs, says where, and shows it', () => {
    const found = comparePictures(
      tile(8, 8),
      tile(8, 8, (x, y) => (x === 3 && y === 2 ? [1, 90, 60] : [0, 90, 60])),
    );
    expect(found).toMatchObject({
      kind: 'different',
      points: 1,
      box: { x: 3, y: 2, width: 1, height: 1 },
    });
    if (found.kind !== 'different') return;
    const { data } = PNG.sync.read(found.difference);
    expect([...data.subarray((2 * 8 + 3) * 4, (2 * 8 + 3) * 4 + 3)]).toEqual([214, 40, 40]);
    expect([...data.subarray(0, 3)]).toEqual([214, 214, 214]);
  });

  it('counts what only one of two sizes has', () => {
    expect(comparePictures(tile(4, 4), tile(4, 6))).toMatchObject({
      points: 8,
      box: { x: 0, y: 4, width: 4, height: 2 },
    });
  });
});

describe('packing', () => {
  const few: Paint = (x, y) => [(x * 7 + y) % 13, 90, 60];
  const many: Paint = (x, y) => [(x * 5 + y * 3) % 256, (x * y) % 256, (x ^ y) % 256];

  it.each([
    ['two colours', 67, 31, ((x, y) => (x > y ? [255, 255, 255] : [0, 0, 0])) satisfies Paint],
    ['a few colours', 67, 31, few],
    ['more than 256 colours', 70, 50, many],
    ['one point', 1, 1, flat],
  ])('keeps every point: %s', (_name, width, height, paint) => {
    const drawn = tile(width, height, paint);
    const packed = pack(drawn);
    const one = PNG.sync.read(drawn);
    const other = PNG.sync.read(packed);
    expect([other.width, other.height]).toEqual([width, height]);
    expect(other.data.equals(one.data)).toBe(true);
    expect(comparePictures(packed, drawn)).toEqual({ kind: 'same' });
  });

  it('knows what a packed picture was made of, and no more once somebody touched it', () => {
    const drawn = tile(9, 9, many);
    const packed = pack(drawn);
    expect(isMadeOf(packed, drawn)).toBe(true);
    expect(isMadeOf(packed, tile(9, 9, few))).toBe(false);
    expect(isMadeOf(drawn, drawn)).toBe(false);
    const touched = Buffer.from(packed);
    touched[touched.length - 20] = (touched[touched.length - 20] ?? 0) ^ 1;
    expect(isMadeOf(touched, drawn)).toBe(false);
  });

  it('refuses a picture that lets something through', () => {
    const png = new PNG({ width: 2, height: 2 });
    expect(() => pack(PNG.sync.write(png))).toThrow('not opaque');
  });
});

/** What nobody can see, what is a way and no place, what is logic or a moment that passes, and the design's sheets, which their own tests measure. */
const NOTHING_TO_SEE =
  /^(?:Primitives\/(?:LiveRegion|VisuallyHidden)|Photos\/.*|Panels\/AddressOfListings|Screens\/Listings\/Waiting|Theme\/Sheets\/.*|Journeys\/.*)$/;

describe('choosing', () => {
  it('leaves no component and no screen without a picture', () => {
    const stories = readStories(process.cwd()).filter(({ title }) => !NOTHING_TO_SEE.test(title));
    const pictured = new Set(stories.filter(({ tags }) => tags.includes('visual')).map(({ title }) => title));
    expect([...new Set(stories.map(({ title }) => title))].filter((title) => !pictured.has(title))).toEqual(
      [],
    );
  });

  it('takes pictures in four modes, of a story that is played on a phone in two', () => {
    expect(MODES.map(({ folder, width }) => `${folder} ${width}`)).toEqual([
      'phone-light 390',
      'phone-dark 390',
      'desktop-light 1280',
      'desktop-dark 1280',
    ]);
    expect(modesFor('')).toEqual(MODES);
    expect(modesFor('phone').map(({ folder }) => folder)).toEqual(['phone-light', 'phone-dark']);
  });

  it('samples evenly and always the same', () => {
    const letters = [...'abcdefghij'];
    expect(sampleOf(letters, 4)).toEqual(['a', 'c', 'f', 'h']);
    expect(sampleOf(letters, 4)).toEqual(sampleOf(letters, 4));
    expect(sampleOf(letters, 20)).toEqual(letters);
  });

  it('reads the width of a story that is played on a phone, also by the name of a constant', () => {
    const stories = parseStories(
      'a.stories.tsx',
      `const meta = { title: 'Cards/A' } satisfies Meta;
      const phone = { viewport: { value: 'phone' } };
      export const Menu: Story = { globals: phone };
      export const Sheet: Story = { globals: { viewport: { value: 'phone' } } };`,
    );
    expect(stories.map(({ viewport }) => viewport)).toEqual(['phone', 'phone']);
  });

  it('reads a tag of the file, and one that a story takes away', () => {
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
  const pinned = { chromium: '156.0.1', system: 'linux x64', letters: 'abc' };

  it('is the same, or none was pinned yet', () => {
    expect(refusal(null, pinned)).toBeNull();
    expect(refusal(pinned, { ...pinned })).toBeNull();
  });

  it('is refused with a sentence that says what to do', () => {
    expect(refusal(pinned, { chromium: '157.0.0', system: 'darwin arm64', letters: 'xyz' })).toBe(
      'The baselines were drawn by Chromium 156.0.1 on linux x64; here is Chromium 157.0.0 on darwin arm64, and every picture would differ by its letters. ' +
        'Set CHROMIUM_PATH to that version, run it on that system, or let the workflow compare. ' +
        'To move the baselines here, delete tools/visual/baselines/platform.json and take all of them with `npm run test:visual -- --update`.',
    );
  });

  it('is refused where only the fonts differ', () => {
    expect(refusal(pinned, { ...pinned, letters: 'xyz' })).toContain(
      'with other fonts than this machine has',
    );
  });
});

describe('the report', () => {
  const story = {
    ...parseStories(
      'cards/A.stories.tsx',
      `const meta = { title: 'Cards/A' } satisfies Meta;
      /** A <visitor> meets it. */
      export const ForSale: Story = {};`,
    )[0],
  };
  const stories = story.id === undefined ? [] : [story as Required<typeof story>];
  const box = { x: 4, y: 5, width: 60, height: 7 };
  const findings = [
    { name: 'desktop-dark/cards-a--for-sale', kind: 'changed', points: 1200, box },
    { name: 'phone-light/cards-a--for-sale', kind: 'changed', points: 12, box },
    { name: 'phone-light/cards-b--default', kind: 'gone', points: 0, box: null },
  ] as const;

  it('puts the modes of a story together, in their order', () => {
    const reported = reportedStories(findings, stories);
    expect(reported.map(({ title, state }) => `${title}: ${state}`)).toEqual([
      'Cards/A: For Sale',
      'No story any more: cards-b--default',
    ]);
    expect(reported[0]?.findings.map(({ mode }) => mode)).toEqual(['phone light', 'desktop dark']);
  });

  it('shows before, after and difference, leads to the story and says how to accept it', () => {
    const page = reportPage(reportedStories(findings, stories), { pictures: 40, failures: ['x: <b>'] });
    expect(page).toContain('3 of 40 pictures differ');
    for (const part of ['before', 'after', 'difference']) {
      expect(page).toContain(`"${part}/phone-light/cards-a--for-sale.png"`);
    }
    expect(page).toContain(
      '1,200 points differ in a box of 60 × 7 px, 4 px from the left and 5 px from the top.',
    );
    expect(page).toContain('?path=/story/cards-a--for-sale&#38;globals=theme:dark;viewport:desktop');
    expect(page).toContain('npm run test:visual -- --update --only cards-a--for-sale');
    expect(page).toContain('A &#60;visitor&#62; meets it.');
    expect(page).toContain('There is none any more.');
    expect(page).toContain('1 story could not be pictured');
    expect(page).toContain('x: &#60;b&#62;');
  });

  it('says so when nothing differs', () => {
    const page = reportPage([], { pictures: 1600, failures: [] });
    expect(page).toContain('All 1,600 pictures are as they were');
    expect(page).not.toContain('<script>');
  });
});
