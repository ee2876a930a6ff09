import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { toId } from 'storybook/internal/csf';
import { browserList } from '../apps/web/build/supportedBrowsers';
import { repositoryFiles } from './repositoryFiles';
import { root } from './run';
import { readStories } from './stories/parseStories';

const files = repositoryFiles();

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/security.md',
  'docs/threat-model.md',
  '.github/SECURITY.md',
  ...files.filter((file) => file.startsWith('docs/guides/')),
];

const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

const findAll = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, group = '']) => group)),
];

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** A path in backticks that starts at a folder of the root. */
const PATH =
  /`((?:packages|mocks|apps|examples|docs|data|tools|workbench|testing|\.storybook|\.ci|\.github)\/[\w./-]*\w)\/?`/g;

/** What a build writes. */
const BUILT = /^apps\/web\/dist(?:-demo|-hosts|-server)?(?:\/|$)/;

const stories = readStories(root);

/** The ids of Storybook's docs pages: 'start-catalogue--docs'. Each component has one too. */
function findDocsPages(): Set<string> {
  const pages = files
    .filter((file) => /^(?:workbench|packages\/ui)\/.*\.mdx$/.test(file))
    .flatMap((file) => findAll(read(file), /<Meta title="([^"]+)"/g));
  return new Set([...pages, ...stories.map(({ title }) => title)].map((title) => toId(title, 'docs')));
}

const docsPages = findDocsPages();

const headingsOf = (markdown: string): string[] =>
  findAll(markdown, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );

function findBrokenLinks(file: string): string[] {
  const links = findAll(read(file), /\]\(([^)\s]+)\)/g).filter((link) => !/^https?:/.test(link));
  return links.filter((link) => {
    const [to = '', heading] = link.split('#');
    const target = to === '' ? file : path.join(path.dirname(file), to);
    if (!fs.existsSync(path.join(root, target))) return true;
    return heading !== undefined && !headingsOf(read(target)).includes(heading);
  });
}

/** Decisions and the specification may name what no longer exists, but their links work. */
const linked = [...new Set([...documents, ...files.filter((file) => /^docs\/.*\.md$/.test(file))])];

it.each(linked)('%s links to files and headings that exist', (file) => {
  expect(findBrokenLinks(file)).toEqual([]);
});

describe.each(documents)('%s', (file) => {
  const text = read(file);

  it('refers only to commands that exist', () => {
    const named = findAll(text, /npm run ([\w:-]+)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('refers only to files and folders that exist', () => {
    const named = findAll(text, PATH).filter((name) => !BUILT.test(name));
    expect(named.filter((name) => !fs.existsSync(path.join(root, name)))).toEqual([]);
  });

  it('refers only to Storybook pages and stories that exist', () => {
    const named = findAll(text, /_((?:Start|Theme|Screens) \/ [^_]+)_/g);
    expect(named.filter((name) => !docsPages.has(toId(name.replace(' / ', '/'), 'docs')))).toEqual([]);
    const storyIds = stories.map(({ id }) => id);
    expect(findAll(text, /path=\/story\/([\w-]+)/g).filter((id) => !storyIds.includes(id))).toEqual([]);
  });
});

it('README.md names the browsers that the build is for', () => {
  expect(read('README.md')).toContain(`The app runs in ${browserList} and later versions.`);
});

it('docs/guides/commands.md lists every command', () => {
  const text = read('docs/guides/commands.md');
  // `npm start` and `npm test` need no `run`.
  const unnamed = Object.keys(scripts).filter(
    (name) =>
      !text.includes(`npm run ${name}`) && !text.includes(`npm ${name}`) && !text.includes(`\`${name}\``),
  );
  expect(unnamed).toEqual([]);
});
