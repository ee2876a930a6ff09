import { describe, expect, it } from 'vitest';
import { readStories } from '../stories/parseStories';
import { readSpecification } from './specification';

const stories = readStories(process.cwd());
const { lines: checklist } = readSpecification(process.cwd());

/** Checklist lines that a test in code proves instead of a story. */
const IS_PROVED_IN_CODE = /^(?:\[R\] )?\[T\] /;

/** The lines of the checklist that no story proves. */
function withoutStory(shown: typeof stories) {
  const proved = new Set(shown.flatMap(({ proves }) => proves));
  return checklist.filter(({ id }) => !proved.has(id));
}

describe('the lines of the checklist', () => {
  it('have a story, unless tests in code prove them', () => {
    const gaps = (shown: typeof stories) =>
      withoutStory(shown).flatMap(({ id, text }) => (IS_PROVED_IN_CODE.test(text) ? [] : [`${id} ${text}`]));
    expect(gaps(stories)).toEqual([]);
    expect(gaps(stories.filter(({ title }) => title !== 'Screens/About'))).toEqual([
      'C3 Route `/about` shows About (S2)',
      expect.stringMatching(/^C535 /),
    ]);
  });

  it('have no story where they are marked [T] alone', () => {
    const marked = checklist.filter(({ text }) => text.includes('[T]'));
    expect(withoutStory(stories)).toEqual(marked);
    expect(checklist.length - marked.length).toBeGreaterThan(490);
  });
});
