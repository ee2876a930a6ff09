/**
 * `npm run test:faults`: the fault grid of docs/spec/faults.md, every operation under every fault at the client, and every
 * fault on one operation of each screen in a browser. Prints both counts, exits 1 with the cells that failed.
 *   npm run test:faults -- plans      only screens and operations of that name
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { FAULT_IDS, OPERATIONS } from '@efie/mocks';
import { paths } from '../../apps/web/routing/paths';
import { bin, root, run, seconds } from '../run';
import { cellsOf, describeGrid, isWhole, type Report } from './grid';

const [only] = process.argv.slice(2);
const reports = path.join(root, '.cache/faults');
fs.mkdirSync(reports, { recursive: true });

const halves = [
  {
    project: 'unit',
    file: 'packages/api/client/faultGrid.test.ts',
    rows: Object.keys(OPERATIONS).length,
    place: 'at the client',
  },
  {
    project: 'browser',
    file: 'apps/web/journeys/faults/grid.test.tsx',
    // Each of the paths, and any other.
    rows: Object.keys(paths).length + 1,
    place: 'in the browser',
  },
];

let tried = 0;
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
    { quiet: true, env: { CELLS: 'all' } },
  );
  const cells = fs.existsSync(report)
    ? cellsOf(JSON.parse(fs.readFileSync(report, 'utf8')) as Report).filter(
        ({ row }) => only === undefined || row === only,
      )
    : [];
  tried += cells.length;
  const wanted = only === undefined ? rows : cells.length / FAULT_IDS.length;
  console.log(`${describeGrid(cells, wanted, place)} (${rows} x ${FAULT_IDS.length}) in ${seconds(ms)}`);
  if (isWhole(cells, wanted) && code === 0) continue;
  // An error outside any cell.
  if (cells.every(({ isPassed }) => isPassed)) console.log(output);
  process.exitCode = 1;
}

if (tried === 0) {
  console.error(only === undefined ? 'Nothing was tried.' : `No operation and no screen is called ${only}.`);
  process.exitCode = 1;
}
