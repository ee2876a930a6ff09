import { describe, expect, it } from 'vitest';
import { readStories, parseStories } from '../stories/parseStories';
import { expectedBaselines, findBaselineProblems } from './baselineNames';

/** Invisible components, logic, journeys, a transient state, and the design sheets, which have tests of their own. */
const WITHOUT_SCREENSHOT =
  /^(?:Primitives\/(?:LiveRegion|VisuallyHidden)|Photos\/.*|Panels\/FilterParams|Theme\/Sheets\/.*|Journeys\/.*)$/;

/** 'Screens/Listings' for 'Screens/Listings/Filters', whose stories are in a file of their own. */
const subjectOf = ({ title }: { title: string }) => title.split('/').slice(0, 2).join('/');

describe('the selection', () => {
  it('has a screenshot of every component and screen', () => {
    const stories = readStories(process.cwd()).filter(({ title }) => !WITHOUT_SCREENSHOT.test(title));
    const covered = new Set(stories.filter(({ tags }) => tags.includes('visual')).map(subjectOf));
    expect(stories.map(subjectOf).filter((subject) => !covered.has(subject))).toEqual([]);
  });

  it('takes a screen in four modes, a component in two, and a phone story in both phone modes', () => {
    const story = { id: 'a--default', kind: '', viewport: '', tags: ['visual'] };
    const foldersOf = (changes: Partial<typeof story>) =>
      expectedBaselines([{ ...story, ...changes }]).map((name) => name.replace('/a--default', ''));
    expect(foldersOf({})).toEqual(['desktop-light', 'phone-dark']);
    expect(foldersOf({ kind: 'screen' })).toEqual([
      'phone-light',
      'phone-dark',
      'desktop-light',
      'desktop-dark',
    ]);
    expect(foldersOf({ viewport: 'phone' })).toEqual(['phone-light', 'phone-dark']);
    expect(foldersOf({ kind: 'screen', viewport: 'phone' })).toEqual(['phone-light', 'phone-dark']);
    expect(foldersOf({ tags: [] })).toEqual([]);
  });

  it('reads the viewport of a story, also from a constant and from its file', () => {
    const stories = parseStories(
      'a.stories.tsx',
      `const meta = { title: 'Cards/A' } satisfies Meta;
      const phone = { viewport: { value: 'phone' } };
      export const Menu: Story = { globals: phone };
      export const Sheet: Story = { globals: { viewport: { value: 'phone' } } };`,
    );
    expect(stories.map(({ viewport }) => viewport)).toEqual(['phone', 'phone']);
    const [story] = parseStories(
      'b.stories.tsx',
      `const meta = { title: 'Cards/B', globals: { viewport: { value: 'phone' } } } satisfies Meta;
      export const LargeText: Story = { globals: { textSize: 'double' } };`,
    );
    expect(story?.viewport).toBe('phone');
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

  it('names missing baselines, and those of no story', () => {
    const story = { id: 'a--default', kind: '', viewport: '', tags: ['visual'] };
    expect(findBaselineProblems([story], ['desktop-light/a--default', 'phone-dark/a--removed'])).toEqual([
      expect.stringMatching('phone-dark/a--default.png is missing. .*--only a--default --update'),
      'tools/visual/baselines/phone-dark/a--removed.png belongs to no story. Delete it.',
    ]);
  });
});
