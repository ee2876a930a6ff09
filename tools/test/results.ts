import fs from 'node:fs';
import path from 'node:path';
import { root } from '../run';
import { readReport } from '../vitestReport';
import type { Shard } from './options';

/** A failed test, or a file that does not load (`name` is empty). */
export interface Failure {
  /** From the root of the repository. */
  file: string;
  /** The names of its describe blocks and its own, separated by spaces. */
  name: string;
  storyId: string | null;
}

/** The result of a step. `failed` can be more than the failures: a command, or an error outside of tests, has no test. */
export interface StepResult {
  passed: number;
  failed: number;
  skipped: number;
  failures: Failure[];
}

export const NO_TESTS: StepResult = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const addResults = (one: StepResult, other: StepResult): StepResult => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  failures: [...one.failures, ...other.failures],
});

/** Reads a JSON report of Vitest. A story that passed without the checks of every story counts as failed too. */
export function readVitestResult(file: string, project: string): StepResult {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = readReport(file);
  const unchecked: string[] = [];
  const failures = testResults.flatMap(({ name, status, assertionResults }): Failure[] => {
    const testFile = path.relative(root, name).split(path.sep).join('/');
    const failed = assertionResults.filter((test) => {
      // .storybook/vitest.setup.ts marks the stories that it checked.
      const isUnchecked = project === 'stories' && test.status === 'passed' && test.meta.isJudged !== true;
      if (isUnchecked) unchecked.push(`${testFile} > ${test.fullName}`);
      return isUnchecked || test.status === 'failed';
    });
    if (status === 'failed' && failed.length === 0) return [{ file: testFile, name: '', storyId: null }];
    return failed.map(({ fullName, meta }) => ({
      file: testFile,
      name: fullName,
      storyId: meta.storyId ?? null,
    }));
  });
  for (const name of unchecked) console.error(`The checks of every story did not run for: ${name}`);
  return {
    passed: numPassedTests,
    failed: numFailedTests + unchecked.length,
    skipped: numPendingTests + numTodoTests,
    failures,
  };
}

/** By the names of the steps. A shard stores its own beside its reports, for `npm test -- --merge`. */
export type StepResults = Record<string, { ms: number; result: StepResult }>;

export const shardFile = (folder: string, { index, count }: Shard): string =>
  path.join(folder, `shard-${index}-of-${count}.json`);

/** Reads the results of all shards. Throws when those of one are missing. */
export function readShards(folder: string): StepResults[] {
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const counts = files.map((file) => /^shard-\d+-of-(\d+)\.json$/.exec(file)?.[1]);
  const count = Number(counts.find((text) => text !== undefined) ?? 0);
  if (count === 0) throw new Error(`${folder} contains no results of \`npm test -- --shard\`.`);
  return Array.from({ length: count }, (_, position) => {
    const file = shardFile(folder, { index: position + 1, count });
    if (!fs.existsSync(file))
      throw new Error(`${file} is missing: merge the results of all ${count} shards.`);
    return JSON.parse(fs.readFileSync(file, 'utf8')) as StepResults;
  });
}
