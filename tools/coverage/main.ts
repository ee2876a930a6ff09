/**
 * `npm run coverage:spec`: lays the results of the last `npm test` beside checklist.md and faults.md, prints what nothing
 * proves and what failed, and exits 1 when there is any, or when there are no results. Runs no test itself.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { coverageOf, describeCoverage, isComplete } from './coverage';
import { readProofs } from './results';
import { readSpecification } from './specification';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = path.join(root, '.cache/test');

if (fs.existsSync(path.join(reports, 'unit.json'))) {
  const coverage = coverageOf(readSpecification(root), readProofs(root, reports));
  fs.writeFileSync(path.join(reports, 'coverage.json'), JSON.stringify(coverage));
  console.log(describeCoverage(coverage));
  process.exitCode = isComplete(coverage) ? 0 : 1;
} else {
  console.error('There are no test results in .cache/test. Run `npm test`, which ends with this report.');
  process.exitCode = 1;
}
