import fs from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from '../run';

declare module '@vitest/runner' {
  /** What .storybook/vitest.setup.ts records of a story. */
  interface TaskMeta {
    storyId?: string;
  }
}

/** A test or story in a report. */
export interface TestResult {
  /** From the root of the repository. */
  file: string;
  /** The titles of its groups, then its own; none for a file that does not load. */
  titles: readonly string[];
  status: 'passed' | 'failed' | 'skipped';
  storyId?: string | undefined;
}

const relative = (file: string) => path.relative(root, file).split(path.sep).join('/');

const vitestResults = ({ testResults }: JsonTestResults): TestResult[] =>
  testResults.flatMap(({ name, status: fileStatus, assertionResults }) => {
    const file = relative(name);
    const tests = assertionResults.map(({ ancestorTitles, title, status, meta }): TestResult => ({
      file,
      titles: [...ancestorTitles, title],
      status: status === 'passed' || status === 'failed' ? status : 'skipped',
      storyId: meta.storyId,
    }));
    const isBroken = fileStatus === 'failed' && tests.every(({ status }) => status !== 'failed');
    return isBroken ? [...tests, { file, titles: [], status: 'failed' }] : tests;
  });

function playwrightResults({ config, suites }: JSONReport): TestResult[] {
  const statuses = { expected: 'passed', unexpected: 'failed', flaky: 'failed', skipped: 'skipped' } as const;
  const testsIn = (suite: JSONReportSuite, groups: readonly string[]): TestResult[] => [
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status }) => ({
        file: relative(path.resolve(config.rootDir, file)),
        titles: [...groups, title],
        status: statuses[status],
      })),
    ),
    ...(suite.suites ?? []).flatMap((group) => testsIn(group, [...groups, group.title].filter(Boolean))),
  ];
  // The outermost suites are files.
  return suites.flatMap((suite) => testsIn(suite, []));
}

/** Reads a JSON report of Vitest or Playwright. */
export function readReport(file: string): TestResult[] {
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as JsonTestResults | JSONReport;
  return 'testResults' in report ? vitestResults(report) : playwrightResults(report);
}

export interface Results {
  passed: number;
  failed: number;
  skipped: number;
  failures: TestResult[];
}

/**
 * Reads the results of a run. A run that fails without a failed test, or that ran no test, counts as one failure.
 * @param file a JSON report; null for a command that runs no tests
 * @param code the exit code of the run
 */
export function readResults(file: string | null, code: number, { isSelection = false } = {}): Results {
  const tests = file !== null && fs.existsSync(file) ? readReport(file) : [];
  const count = (status: TestResult['status']) => tests.filter((test) => test.status === status).length;
  const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')];
  const isEmpty = file !== null && !isSelection && passed + failed === 0;
  const isFailure = failed === 0 && (code !== 0 || isEmpty);
  const failures = tests.filter(({ status }) => status === 'failed');
  return { passed, failed: isFailure ? 1 : failed, skipped, failures };
}

/** For a POSIX shell; in double quotes it also works in cmd.exe, so these are used when possible. */
const quote = (text: string): string =>
  /["$`\\!]/.test(text) ? `'${text.replaceAll("'", String.raw`'\''`)}'` : `"${text}"`;

/** What to print about the failures of a part: each test with the command that runs it alone, or the command of the part. */
export const describeFailures = (failures: readonly TestResult[], command: string): string[] =>
  failures.length === 0
    ? [`    ${command}`]
    : failures.flatMap(({ file, titles }) => {
        const name = titles.join(' ');
        return [
          `  ${[file, name].filter(Boolean).join(' > ')}`,
          `    npm test -- ${file}${name && ` ${quote(name)}`}`,
        ];
      });
