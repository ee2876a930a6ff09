import { describe, expect, it } from 'vitest';
import { storedText } from './storedTree';

const SIMILAR = `- main:
  - heading "Listings"
  - paragraph: 20 homes
  - button "Filters"
  - button "Next"`;
const DEFAULT = SIMILAR.replace('20 homes', '55 homes');
const DIFFERENT = '- alert: Page not found';
const DIFFERENCE = `# as in Default
- main:
  # unchanged: 1
  # removed: - paragraph: 55 homes
  - paragraph: 20 homes
  # unchanged: 2`;

const stored = new Map([['Default', DEFAULT]]);
const none = new Map<string, string>();

describe('what is stored for a tree', () => {
  it('is the tree when no other story is similar', () => {
    expect(storedText('Default', DEFAULT, none, none)).toBe(DEFAULT);
    expect(storedText('Not Found', DIFFERENT, stored, none)).toBe(DIFFERENT);
  });

  it('is one line for a tree that another story has', () => {
    expect(storedText('Dark', DEFAULT, stored, none)).toBe('# as in Default');
  });

  it('is the difference when it is much shorter than the tree', () => {
    const long = `${DEFAULT}\n${Array.from({ length: 9 }, (_, index) => `- text: ${index}`).join('\n')}`;
    const text = storedText('Ten', long.replace('55', '10'), new Map([['Default', long]]), none);
    expect(text).toContain('# as in Default');
    expect(text).toContain('- paragraph: 10 homes');
    expect(text).not.toContain('Filters');
  });

  it('refers to the story that the committed snapshot refers to', () => {
    const committed = new Map([...stored, ['Few', DIFFERENCE], ['Same', SIMILAR]]);
    expect(storedText('Few', SIMILAR, committed, none)).toBe(DIFFERENCE);
  });

  it('stays whole where the committed snapshot is whole', () => {
    expect(storedText('Few', SIMILAR, new Map([...stored, ['Few', SIMILAR]]), none)).toBe(SIMILAR);
  });

  it('refers to the current tree of a story that ran before, so that a shared change appears once', () => {
    const committed = new Map([...stored, ['Few', DIFFERENCE]]);
    const current = new Map([['Default', DEFAULT.replace('Next', 'Next page')]]);
    expect(storedText('Few', SIMILAR.replace('Next', 'Next page'), committed, current)).toBe(DIFFERENCE);
  });

  it('is the tree when the story that the snapshot refers to is gone', () => {
    expect(storedText('Few', SIMILAR, new Map([['Few', DIFFERENCE]]), none)).toBe(SIMILAR);
  });
});
