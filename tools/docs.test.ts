import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { toId } from 'storybook/internal/csf';
import { readStories } from './stories/parseStories';

const root = fileURLToPath(new URL('..', import.meta.url));

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  ...fs.readdirSync(path.join(root, 'docs/guides')).map((name) => `docs/guides/${name}`),
];

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, word = '']) => word)),
];

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Folders at the root whose paths the documents name in code. */
const PATH =
  /`((?:packages|mocks|apps|docs|data|tools|workbench|testing|\.storybook|\.ci|\.github)\/[\w./-]*\w)\/?`/g;

/** Written by a command, so absent from a fresh clone. */
const MADE = /^apps\/web\/(?:dist|dist-demo)$/;

/** 'start-catalogue--docs' for every page of words, and for every component, which has one too. */
function pageIds(): Set<string> {
  const pages = ['workbench', 'packages/ui'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx') && !file.includes('node_modules'))
      .flatMap((file) => found(read(`${folder}/${file}`), /<Meta title="([^"]+)"/g)),
  );
  return new Set(
    [...pages, ...readStories(root).map(({ title }) => title)].map((title) => toId(title, 'docs')),
  );
}

describe.each(documents)('%s', (file) => {
  const text = read(file);

  it('names commands that there are', () => {
    const named = found(text, /npm run ([\w:-]+)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names files and folders that there are', () => {
    const named = found(text, PATH).filter((name) => !MADE.test(name));
    expect(named.filter((name) => !fs.existsSync(path.join(root, name)))).toEqual([]);
  });

  it('links to files and headings that there are', () => {
    const headings = (words: string) =>
      found(words, /^#+ (.+)$/gm).map((heading) =>
        heading
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      );
    const broken = found(text, /\]\(([^)\s]+)\)/g)
      .filter((link) => !/^https?:/.test(link))
      .filter((link) => {
        const [to = '', heading] = link.split('#');
        const target = to === '' ? file : path.join(path.dirname(file), to);
        if (!fs.existsSync(path.join(root, target))) return true;
        return heading !== undefined && !headings(read(target)).includes(heading);
      });
    expect(broken).toEqual([]);
  });

  it('names pages and stories of Storybook that there are', () => {
    const ids = pageIds();
    const named = found(text, /_((?:Start|Theme|Screens) \/ [^_]+)_/g);
    expect(named.filter((name) => !ids.has(toId(name.replace(' / ', '/'), 'docs')))).toEqual([]);
    const stories = new Set(readStories(root).map(({ id }) => id));
    expect(found(text, /path=\/story\/([\w-]+)/g).filter((id) => !stories.has(id))).toEqual([]);
  });
});

it('docs/guides/commands.md names every command', () => {
  const text = read('docs/guides/commands.md');
  // `npm start` and `npm test` are commands of npm itself.
  const unnamed = Object.keys(scripts).filter(
    (name) =>
      !text.includes(`npm run ${name}`) && !text.includes(`npm ${name}`) && !text.includes(`\`${name}\``),
  );
  expect(unnamed).toEqual([]);
});
