/**
 * `npm run test:order`: runs every story twice, in two different orders, and compares the results and the text that each
 * story leaves on the page. Exits 1 when a story fails or differs. A dependency between stories shows up this way.
 *   npm run test:order -- apps/web/screens/Plans   runs only these files
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { bin, root, run, seconds } from './run';
import { readReport, testsIn } from './vitestReport';

const reports = path.join(root, '.cache/order');
fs.rmSync(reports, { recursive: true, force: true });
fs.mkdirSync(reports, { recursive: true });

interface StoryResult {
  status: string;
  text: string;
  failure: string;
}

/** A listing and the count of its view are requested together, so it shows the number before or after. */
const withoutViews = (text: string): string => text.replace(/\b[\d,]+ views?\b/g, 'views');

/** Runs the stories in the order that the seed gives. Returns the results by story id. */
async function runStories(seed: number): Promise<Map<string, StoryResult>> {
  const file = path.join(reports, `${seed}.json`);
  const { output, ms } = await run(
    [
      bin('vitest'),
      'run',
      '--project=stories',
      '--sequence.shuffle.files',
      '--sequence.shuffle.tests',
      `--sequence.seed=${seed}`,
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...process.argv.slice(2),
    ],
    // Each run pre-bundles dependencies into its own folder.
    { env: { DISPLAY_MODES: 'none', VITE_CACHE: path.join(reports, `vite-${seed}`) }, quiet: true },
  );
  if (!fs.existsSync(file)) {
    console.error(output);
    process.exit(1);
  }
  const tests = testsIn(readReport(file));
  console.log(`seed ${seed}: ${tests.length} stories, ${seconds(ms)}`);
  return new Map(
    tests.map(({ meta, status, failureMessages }) => [
      meta.storyId ?? '',
      {
        status,
        text: withoutViews(meta.shows ?? ''),
        failure: failureMessages?.join('\n') ?? '',
      },
    ]),
  );
}

// One browser uses one core: two runs at once take two thirds of the time.
const [first, second] = await Promise.all([runStories(11), runStories(2026)]);

/** The first line in which two texts differ, of both. */
function describeDifference(text: string, otherText: string): string {
  const lines = text.split('\n');
  const otherLines = otherText.split('\n');
  const index = lines.findIndex((line, lineIndex) => line !== otherLines[lineIndex]);
  const quote = (line: string | undefined) => `'${(line ?? '(nothing)').slice(0, 100)}'`;
  return `${quote(lines[index])} and ${quote(otherLines[index === -1 ? lines.length : index])}`;
}

function describeResults(id: string): string[] {
  const [firstResult, secondResult] = [first.get(id), second.get(id)];
  if (!firstResult || !secondResult) return [`${id}: ran in one order only`];
  if (firstResult.status !== 'passed' || secondResult.status !== 'passed')
    return [
      `${id}: ${firstResult.status}, then ${secondResult.status}\n${firstResult.failure || secondResult.failure}`,
    ];
  return firstResult.text === secondResult.text
    ? []
    : [`${id} shows ${describeDifference(firstResult.text, secondResult.text)}`];
}

const ids = [...new Set([...first.keys(), ...second.keys()])];
const problems = ids.flatMap(describeResults);
problems.forEach((line) => console.log(line));
console.log(`${ids.length} stories in two orders, ${problems.length} differ or fail`);
process.exitCode = problems.length > 0 || ids.length === 0 ? 1 : 0;
