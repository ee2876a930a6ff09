import fs from 'node:fs';
import path from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { playwrightTestsIn } from '../playwrightReport';
import { root } from '../run';

export interface Results {
  passed: number;
  failed: number;
  skipped: number;
  /** The failed tests, each with its file from the root; a file that does not load has no name. */
  failures: { file: string; name: string }[];
}

const relative = (file: string) => path.relative(root, file).split(path.sep).join('/');

function vitestResults(report: JsonTestResults): Results {
  const failures = report.testResults.flatMap(({ name: file, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName }) => fullName);
    const names = status === 'failed' && failed.length === 0 ? [''] : failed;
    return names.map((name) => ({ file: relative(file), name }));
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

function playwrightResults(report: JSONReport): Results {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failures = playwrightTestsIn(report)
    .filter(({ isFailed }) => isFailed)
    .map(({ file, titles }) => ({ file: relative(file), name: titles.join(' ') }));
  return { passed: expected, failed: unexpected + flaky, skipped, failures };
}

const NONE: Results = { passed: 0, failed: 0, skipped: 0, failures: [] };

function readReport(file: string): Results {
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as JsonTestResults | JSONReport;
  return 'testResults' in report ? vitestResults(report) : playwrightResults(report);
}

/**
 * Reads the results of a run. A run that fails without a failed test, or that ran no test, counts as one failure.
 * @param file a JSON report of Vitest or Playwright; null for a command that runs no tests
 * @param code the exit code of the run
 */
export function readResults(file: string | null, code: number, { isSelection = false } = {}): Results {
  const results = file !== null && fs.existsSync(file) ? readReport(file) : NONE;
  const isEmpty = file !== null && !isSelection && results.passed + results.failed === 0;
  return results.failed === 0 && (code !== 0 || isEmpty) ? { ...results, failed: 1 } : results;
}

/** For a POSIX shell; in double quotes it also works in cmd.exe, so these are used when possible. */
const quote = (text: string): string =>
  /["$`\\!]/.test(text) ? `'${text.replaceAll("'", String.raw`'\''`)}'` : `"${text}"`;

/** What to print about the failures of a part: each test with the command that runs it alone, or the command of the part. */
export const describeFailures = ({ failures }: Results, command: string): string[] =>
  failures.length === 0
    ? [`    ${command}`]
    : failures.flatMap(({ file, name }) => [
        `  ${[file, name].filter(Boolean).join(' > ')}`,
        `    npm test -- ${file}${name && ` ${quote(name)}`}`,
      ]);
