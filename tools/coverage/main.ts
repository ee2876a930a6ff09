/**
 * `npm run coverage:spec`: compares the results of the last `npm test` with docs/spec/proofs.yaml. Exits 1 when a requirement
 * is not proved, when proofs.yaml is out of date, or when there are no results.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from '../run';
import { readStories } from '../stories/parseStories';
import { readReport } from '../test/results';
import { coverageOf, describeCoverage } from './coverage';
import { readProofs, slowProofs } from './proofs';
import { readRequirements } from './requirements';
import { findStaleProofs } from './staleProofs';

const reports = path.join(root, '.cache/test');

if (fs.existsSync(path.join(reports, 'unit.json'))) {
  // A file for each part or shard: 'stories-1-of-3.json'.
  const results = fs
    .readdirSync(reports)
    .filter((name) => /^(?:unit|stories|journeys)\b.*\.json$/.test(name))
    .flatMap((name) => readReport(path.join(reports, name)));
  const requirements = readRequirements(root);
  const proofs = readProofs(root);
  const stories = readStories(root);
  const stale = findStaleProofs(requirements, proofs, stories, root);
  stale.forEach((problem) => console.error(problem));
  const covered = coverageOf(requirements, proofs, results, slowProofs(stories));
  console.log(describeCoverage(covered));
  const isComplete = stale.length === 0 && covered.every(({ problems }) => problems.length === 0);
  process.exitCode = isComplete ? 0 : 1;
} else {
  console.error('There are no test results in .cache/test. Run `npm test`, which also prints this report.');
  process.exitCode = 1;
}
