import { describe, expect, it } from 'vitest';
import { readStories, parseStories } from '../stories/parseStories';
import { MODES, modesFor } from './modes';

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
