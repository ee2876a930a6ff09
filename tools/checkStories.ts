/** Fails for stories without a doc comment: docs pages and the Catalogue show it as the story's description. */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from './run';
import { storyFiles } from './stories/parseStories';
import { findUndescribed } from './stories/undescribed';

const problems = storyFiles(root).flatMap((file) =>
  findUndescribed(file, fs.readFileSync(path.join(root, file), 'utf8')),
);
problems.forEach((problem) => console.error(problem));
process.exitCode = problems.length === 0 ? 0 : 1;
