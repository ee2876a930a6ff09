import fs from 'node:fs';
import path from 'node:path';
import { readStories } from '../stories/parseStories';

const FOLDERS = ['packages', 'mocks', 'apps', 'tools', 'workbench', 'testing'];

/** Every test and story file, from the root of the repository. */
const testFiles = (root: string): string[] =>
  FOLDERS.filter((folder) => fs.existsSync(path.join(root, folder))).flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:test|stories|browser)\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => `${folder}/${file.split(path.sep).join('/')}`),
  );

const isJourney = (file: string) => /^apps\/web\/journeys\/.*\.(?:test|browser)\.ts$/.test(file);

/** The project of vitest.config.ts that a file belongs to. */
function projectOf(file: string): string {
  if (file.endsWith('.stories.tsx')) return 'stories';
  if (file.endsWith('.browser.ts')) return 'workbench';
  return /^(?:apps\/web\/journeys|workbench|testing)\/.*\.tsx$/.test(file) ? 'browser' : 'unit';
}

const escape = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * Finds the tests that paths, story IDs or titles, and parts of names select. A name is searched in the files of the paths,
 * or else in the files that contain it; a name that no file contains may be computed, so all files are searched.
 * Returns the files of both runners, and a regular expression for the names, null for all tests of the files.
 */
export function selectTests(texts: readonly string[], root: string) {
  const folders = texts.map((text) => path.resolve(root, text)).filter((place) => fs.existsSync(place));
  const names = texts.filter((text) => !fs.existsSync(path.resolve(root, text)));
  const all = testFiles(root);
  const isInside = (file: string) =>
    folders.some((folder) => `${path.resolve(root, file)}${path.sep}`.startsWith(folder + path.sep));
  const candidates = folders.length > 0 ? all.filter(isInside) : all;

  const stories = names.length > 0 ? readStories(root) : [];
  const selected = names.map((text) => {
    const story = stories.find(({ id }) => id === text);
    if (story) return { files: [story.file], pattern: `^${escape(story.name)}$` };
    const ofTitle = stories.filter(({ title }) => title === text);
    if (ofTitle.length > 0) return { files: ofTitle.map(({ file }) => file), pattern: '' };
    const withName = new Set(stories.filter(({ name }) => name.includes(text)).map(({ file }) => file));
    const containsText = (file: string) => fs.readFileSync(path.join(root, file), 'utf8').includes(text);
    const found = candidates.filter((file) => withName.has(file) || containsText(file));
    const isComputed = folders.length > 0 || found.length === 0;
    return { files: isComputed ? candidates : found, pattern: escape(text) };
  });
  const files =
    names.length === 0 ? candidates : [...new Set(selected.flatMap((selection) => selection.files))];
  const tests = files.filter((file) => !isJourney(file));
  return {
    vitest: { files: tests, projects: [...new Set(tests.map(projectOf))] },
    journeys: files.filter(isJourney),
    pattern: selected.map(({ pattern }) => pattern).join('|') || null,
  };
}
