/**
 * `npm run coverage:spec`: compares the results of the last `npm test` with checklist.md and faults.md. Exits 1 when a
 * requirement is not proved, or when there are no results.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { root } from '../run';
import { coverageOf, describeCoverage, isComplete } from './coverage';
import { readProofs } from './results';
import { readSpecification } from './specification';

const reports = path.join(root, '.cache/test');

if (fs.existsSync(path.join(reports, 'unit.json'))) {
  const coverage = coverageOf(readSpecification(root), readProofs(root, reports));
  fs.writeFileSync(path.join(reports, 'coverage.json'), JSON.stringify(coverage));
  console.log(describeCoverage(coverage));
  process.exitCode = isComplete(coverage) ? 0 : 1;
} else {
  console.error('There are no test results in .cache/test. Run `npm test`, which also prints this report.');
  process.exitCode = 1;
}
