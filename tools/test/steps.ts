import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { bin, root, run, script } from '../run';
import { isTestEvent } from './events';
import type { Shard } from './options';
import { Progress, terminal } from './progress';
import { addResults, NO_TESTS, readVitestResult, type StepResult } from './results';
import type { Selection } from './selection';
import { TEST_FILES } from './testFiles';

export interface RunOptions {
  env: Record<string, string>;
  /** The share of the tests that this machine runs; null for all of them. */
  shard: Shard | null;
  /** The tests to run, with the files of this step only; null for all of them. */
  selection: Selection | null;
  /** The folder of the reports. */
  reports: string;
}

/** One part of `npm test`. */
export interface Step {
  name: string;
  /** The command that runs it alone. */
  command: string;
  run: (options: RunOptions) => Promise<StepResult>;
  /** The globs of its test files. A step without them runs no tests. */
  files?: readonly string[];
  /** Where the step runs when the tests are sharded; without, on every shard. */
  only?: 'first shard' | 'other shards' | 'last shard' | 'merge';
  /** Its tests read both builds of the app. */
  usesBuilds?: boolean;
  /** Merges the reports of all shards in `folder` into one in `reports`, and returns its result. */
  merge?: (folder: string, reports: string) => Promise<StepResult>;
}

/** Whether a step runs on a shard; 'other shards' are none without sharding. */
export function runsOn({ only }: Step, shard: Shard | null): boolean {
  if (only === undefined) return true;
  if (!shard) return only !== 'other shards';
  if (only === 'merge') return false;
  if (only === 'last shard') return shard.index === shard.count;
  return (only === 'first shard') === (shard.index === 1);
}

/** A script of this repository with its arguments, which runs no tests: it passes, or counts as one failure. */
export const commandStep = (
  name: string,
  [file, ...args]: readonly [string, ...string[]],
  options: Pick<Step, 'command' | 'only'>,
): Step => ({
  ...options,
  name,
  async run({ env }) {
    const { code } = await run(script(file, ...args), { env });
    return { ...NO_TESTS, failed: code === 0 ? 0 : 1 };
  },
});

/** '2-of-4' */
export const slug = ({ index, count }: Shard) => `${index}-of-${count}`;

const RUNS_OF_A_STEP = 2;

/** The shards that run at the same time: one browser uses one core, so two take two thirds of the time of one, or less. */
function localShards(shard: Shard | null): Shard[] {
  const { index, count } = shard ?? { index: 1, count: 1 };
  return Array.from({ length: RUNS_OF_A_STEP }, (_, position) => ({
    index: (index - 1) * RUNS_OF_A_STEP + position + 1,
    count: count * RUNS_OF_A_STEP,
  }));
}

/** Runs a project of vitest.config.ts, or a shard of it. */
async function runVitest(
  project: string,
  progress: Progress,
  { env, selection, reports }: RunOptions,
  shard: Shard | null,
): Promise<StepResult> {
  const name = shard ? `${project}-${slug(shard)}` : project;
  const file = path.join(reports, `${name}.json`);
  const { code, output } = await run(
    [
      bin('vitest'),
      'run',
      ...(selection?.files.map((selected) => path.join(root, selected)) ?? []),
      ...(selection?.namePattern ? ['-t', selection.namePattern] : []),
      `--project=${project}`,
      // A story without a committed snapshot fails instead of writing one.
      '--update=none',
      '--reporter=minimal',
      `--reporter=${path.join(root, 'tools/test/vitestReporter.ts')}`,
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...(shard
        ? [
            `--shard=${slug(shard).replace('-of-', '/')}`,
            '--reporter=blob',
            `--outputFile.blob=${path.join(reports, 'blobs', project, `${slug(shard)}.json`)}`,
            // There can be fewer files than shards.
            '--passWithNoTests',
          ]
        : []),
    ],
    {
      quiet: true,
      onMessage: (message) => {
        if (isTestEvent(message)) progress.onEvent(message);
      },
      env: {
        ...env,
        // Shards that run at the same time pre-bundle dependencies into separate folders.
        ...(shard && { VITE_CACHE: path.join(root, '.cache/vite-shards', name) }),
      },
    },
  );
  if (code !== 0) progress.print(output);
  const result = fs.existsSync(file) ? readVitestResult(file, project) : NO_TESTS;
  // An error outside of a test, a file that does not load, or no report.
  const failed = result.failed === 0 && code !== 0 ? 1 : result.failed;
  // Tests whose names do not match are no news.
  return { ...result, failed, skipped: selection?.namePattern ? 0 : result.skipped };
}

/** Runs the tests of a project of vitest.config.ts; with `isSplit` in two runs at the same time. */
export const vitestStep = (
  name: string,
  project: 'unit' | 'stories' | 'browser' | 'workbench',
  { isSplit = false } = {},
): Step => ({
  name,
  files: TEST_FILES[project],
  command: `npx vitest run --project ${project}`,
  async run(options) {
    const { shard, selection } = options;
    const shards = isSplit && !selection && availableParallelism() > 1 ? localShards(shard) : [shard];
    const progress = new Progress(name, terminal);
    const results = await Promise.all(shards.map((one) => runVitest(project, progress, options, one)));
    progress.stop();
    return results.reduce(addResults);
  },
  async merge(folder, reports) {
    const blobs = path.join(folder, 'blobs', project);
    if (!fs.existsSync(blobs)) return NO_TESTS;
    const file = path.join(reports, `${project}.json`);
    const { output } = await run(
      [
        bin('vitest'),
        'run',
        `--merge-reports=${blobs}`,
        `--project=${project}`,
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      { quiet: true },
    );
    // The exit code tells failed tests, which the report contains.
    if (fs.existsSync(file)) return readVitestResult(file, project);
    console.error(output);
    return { ...NO_TESTS, failed: 1 };
  },
});
