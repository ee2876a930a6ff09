/**
 * Fails for stories without a doc comment, which docs pages and the Catalogue show as the story's description, and for proofs
 * in docs/spec/proofs.yaml that no longer exist.
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

const problems = [
  ...storyFiles(root).flatMap((file) =>
    findUndescribed(file, fs.readFileSync(path.join(root, file), 'utf8')),
  ),
  ...findStaleProofs(readRequirements(root), readProofs(root), readStories(root), root),
];
problems.forEach((problem) => console.error(problem));
process.exitCode = problems.length === 0 ? 0 : 1;
