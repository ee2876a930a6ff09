import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createFilter } from 'vite';
import { parseStories, type ParsedStory } from '../stories/parseStories';
import { TEST_FILES } from './testFiles';

/** The tests that `npm test -- <path or name>` runs. */
export interface Selection {
  /** From the root of the repository. */
  files: string[];
  /** A regular expression for the full names of tests; null for all tests of the files. */
  namePattern: string | null;
}

/** Every test and story file, from the root of the repository. */
export function testFilesIn(root: string): string[] {
  const isTestFile = createFilter(Object.values(TEST_FILES).flat(), null, { resolve: root });
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => isTestFile(path.join(root, file)) && fs.existsSync(path.join(root, file)));
}

/** Those of the files that match the globs of a project. */
export function filesOf(globs: readonly string[], files: readonly string[], root: string): string[] {
  const isIncluded = createFilter(globs, null, { resolve: root });
  return files.filter((file) => isIncluded(path.join(root, file)));
}

const escape = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** '^saves (twice)$' is the whole name; other text is a part of the name. */
function parseName(text: string): { literal: string; pattern: string } {
  const [, whole] = /^\^(.*)\$$/s.exec(text) ?? [];
  return whole === undefined
    ? { literal: text, pattern: escape(text) }
    : { literal: whole, pattern: `^${escape(whole)}$` };
}

/**
 * Finds the tests that paths, story ids, story titles and names of tests select. Names are searched in the files of the
 * paths, or else in the files that contain them; a name that no file contains may be computed, so all files are searched.
 * @param allFiles every test and story file, from the root
 */
export function selectTests(texts: readonly string[], root: string, allFiles: readonly string[]): Selection {
  const isPath = (text: string) => fs.existsSync(path.resolve(root, text));
  const inside = (folder: string) => (file: string) =>
    folder === '' || file === folder || file.startsWith(`${folder}/`);
  const folders = texts
    .filter(isPath)
    .map((text) => path.relative(root, path.resolve(root, text)).split(path.sep).join('/'));
  const candidates =
    folders.length === 0
      ? allFiles
      : allFiles.filter((file) => folders.some((folder) => inside(folder)(file)));
  const names = texts.filter((text) => !isPath(text));
  if (names.length === 0) return { files: [...candidates], namePattern: null };

  const sources = new Map(candidates.map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]));
  const stories: ParsedStory[] = [...sources].flatMap(([file, source]) =>
    file.endsWith('.stories.tsx') ? parseStories(file, source) : [],
  );
  const filesWith = (literal: string) => [
    ...stories.filter(({ name }) => name.includes(literal)).map(({ file }) => file),
    ...candidates.filter((file) => !file.endsWith('.stories.tsx') && sources.get(file)?.includes(literal)),
  ];
  const selected = names.map((text) => {
    const story = stories.find(({ id }) => id === text);
    if (story) return { files: [story.file], pattern: parseName(`^${story.name}$`).pattern };
    const ofTitle = stories.filter(({ title }) => title === text);
    if (ofTitle.length > 0) return { files: ofTitle.map(({ file }) => file), pattern: '' };
    const { literal, pattern } = parseName(text);
    const files = folders.length > 0 ? candidates : filesWith(literal);
    return { files: files.length > 0 ? files : candidates, pattern };
  });
  return {
    files: [...new Set(selected.flatMap(({ files }) => files))].toSorted(),
    namePattern: selected.map(({ pattern }) => pattern).join('|') || null,
  };
}
