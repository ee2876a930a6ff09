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
