import fs from 'node:fs';
import path from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { readProofs, requirementsByStory } from '../../tools/coverage/proofs.ts';
import { readRequirements } from '../../tools/coverage/requirements.ts';
import { parseStories } from '../../tools/stories/parseStories.ts';
import { requirementsById, stateTags } from './stateTags.ts';

/** Adds to Storybook's index the tags that its sidebar filters by, derived from what each story sets. The stories do not change. */
export function withStateTags(indexer: Indexer, root: string): Indexer {
  const requirements = requirementsById(readRequirements(root));
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options);
      const stories = parseStories(
        path.relative(root, file),
        fs.readFileSync(file, 'utf8'),
        requirementsByStory(readProofs(root)),
      );
      const byId = new Map(stories.map((story) => [story.id, story]));
      return entries.map((entry) => {
        const story = entry.type === 'story' && entry.__id ? byId.get(entry.__id) : undefined;
        return story ? { ...entry, tags: [...(entry.tags ?? []), ...stateTags(story, requirements)] } : entry;
      });
    },
  };
}
