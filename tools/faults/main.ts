/**
 * `npm run test:faults`: the fault grid of docs/spec/faults.md: every operation under every fault at the client, and every
 * fault on one operation of each screen in a browser. Exits 1 when a cell fails.
 *   npm run test:faults -- plans   runs only screens and operations of that name
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { FAULT_IDS, OPERATIONS } from '@efie/mocks';
import { screenNames } from '../../apps/web/routing/screens';
import { bin, root, run, seconds } from '../run';
import { readReport, testsIn } from '../vitestReport';
import { cellsIn, describeGrid, isComplete } from './grid';

const [only] = process.argv.slice(2);
const reports = path.join(root, '.cache/faults');
fs.mkdirSync(reports, { recursive: true });

const halves = [
  {
    project: 'unit',
    file: 'packages/api/client/everyOperation.test.ts',
    rows: Object.keys(OPERATIONS).length,
    place: 'at the client',
  },
  {
    project: 'browser',
    file: 'apps/web/journeys/faults/grid.test.tsx',
    rows: screenNames.length,
    place: 'in the browser',
  },
];

let ranCells = 0;
for (const { project, file, rows, place } of halves) {
  const report = path.join(reports, `${project}.json`);
  fs.rmSync(report, { force: true });
  const { code, output, ms } = await run(
    [
      bin('vitest'),
      'run',
      '--project',
      project,
      file,
      '--reporter=json',
      `--outputFile=${report}`,
      ...(only === undefined ? [] : ['-t', `${only} under`]),
    ],
    { quiet: true, env: { FAULT_CELLS: 'all' } },
  );
  const tests = fs.existsSync(report) ? testsIn(readReport(report)) : [];
  const cells = cellsIn(tests).filter(({ row }) => only === undefined || row === only);
  ranCells += cells.length;
  const expected = only === undefined ? rows : cells.length / FAULT_IDS.length;
  console.log(`${describeGrid(cells, expected, place)} (${rows} x ${FAULT_IDS.length}) in ${seconds(ms)}`);
  if (isComplete(cells, expected) && code === 0) continue;
  // An error outside of the cells.
  if (cells.every(({ isPassed }) => isPassed)) console.log(output);
  process.exitCode = 1;
}

if (ranCells === 0) {
  console.error(only === undefined ? 'No cell ran.' : `There is no operation or screen named ${only}.`);
  process.exitCode = 1;
}
