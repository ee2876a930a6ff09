import fs from 'node:fs';
import path from 'node:path';
import { folderOf, modesOf } from '../../.storybook/modes.ts';
import type { ParsedStory } from '../stories/parseStories';

/** The names of the screenshots that the stories tagged `visual` need. */
export const expectedBaselines = (
  stories: readonly Pick<ParsedStory, 'id' | 'kind' | 'viewport' | 'tags'>[],
): string[] =>
  stories
    .filter(({ tags }) => tags.includes('visual'))
    .flatMap((story) => modesOf(story).map((mode) => `${folderOf(mode)}/${story.id}`));

/** The names of the screenshots in a folder, sorted: 'phone-light/cards-agentcard--default'. */
export function baselineNames(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .map((file) =>
      file
        .split(path.sep)
        .join('/')
        .replace(/\.png$/, ''),
    )
    .toSorted();
}

/** What to do about each baseline that is missing or belongs to no story. */
export function findBaselineProblems(
  stories: Parameters<typeof expectedBaselines>[0],
  committed: readonly string[],
): string[] {
  const expected = expectedBaselines(stories);
  const missing = expected.filter((name) => !committed.includes(name));
  const stale = committed.filter((name) => !expected.includes(name));
  return [
    ...missing.map(
      (name) =>
        `tools/visual/baselines/${name}.png is missing. Take it: npm run test:visual -- --only ${name.replace(/.*\//, '')} --update`,
    ),
    ...stale.map((name) => `tools/visual/baselines/${name}.png belongs to no story. Delete it.`),
  ];
}
