/**
 * Fails for stories without a doc comment, which docs pages and the Catalogue show as the story's description, for proofs in
 * docs/spec/proofs.yaml that no longer exist, and for baselines that are missing or belong to no story.
 */
import path from 'node:path';
import process from 'node:process';
import { readProofs } from './coverage/proofs';
import { readRequirements } from './coverage/requirements';
import { findStaleProofs } from './coverage/staleProofs';
import { root } from './run';
import { readStories } from './stories/parseStories';
import { baselineNames, findBaselineProblems } from './visual/baselineNames';

const stories = readStories(root);

const problems = [
  ...stories
    .filter(({ doc }) => doc === '')
    .map(
      ({ file, name }) =>
        `${file}: ${name} has no description: add a doc comment above it that says when a user sees this state, such as /** A payment cannot be started. */`,
    ),
  ...findStaleProofs(readRequirements(root), readProofs(root), stories, root),
  ...findBaselineProblems(stories, baselineNames(path.join(root, 'tools/visual/baselines'))),
];
problems.forEach((problem) => console.error(problem));
process.exitCode = problems.length === 0 ? 0 : 1;
