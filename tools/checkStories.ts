/**
 * Fails for stories without a doc comment, which docs pages and the Catalogue show as the story's description, for proofs in
 * docs/spec/proofs.yaml that no longer exist, and for baselines that are missing or belong to no story.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { readProofs } from './coverage/proofs';
import { readRequirements } from './coverage/requirements';
import { findStaleProofs } from './coverage/staleProofs';
import { root } from './run';
import { readStories, storyFiles } from './stories/parseStories';
import { findUndescribed } from './stories/undescribed';
import { baselineNames, findBaselineProblems } from './visual/baselineNames';

const stories = readStories(root);

const problems = [
  ...storyFiles(root).flatMap((file) =>
    findUndescribed(file, fs.readFileSync(path.join(root, file), 'utf8')),
  ),
  ...findStaleProofs(readRequirements(root), readProofs(root), stories, root),
  ...findBaselineProblems(stories, baselineNames(path.join(root, 'tools/visual/baselines'))),
];
problems.forEach((problem) => console.error(problem));
process.exitCode = problems.length === 0 ? 0 : 1;
