import fs from 'node:fs';
import path from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

export interface PlaywrightTest {
  /** Absolute path. */
  file: string;
  /** The titles of its groups, then its own. */
  titles: string[];
  isPassed: boolean;
}

/** A skipped test has neither passed nor failed. */
type PlaywrightResult = PlaywrightTest & { isFailed: boolean };

type ReportedSuites = Pick<JSONReport, 'suites'> & { config: Pick<JSONReport['config'], 'rootDir'> };

export const readPlaywrightReport = (file: string): JSONReport =>
  JSON.parse(fs.readFileSync(file, 'utf8')) as JSONReport;

export function playwrightTestsIn({ config, suites }: ReportedSuites): PlaywrightResult[] {
  const testsIn = (suite: JSONReportSuite, groups: readonly string[]): PlaywrightResult[] => [
    ...suite.specs.flatMap(({ file, title, tests }) =>
      tests.map(({ status }) => ({
        file: path.resolve(config.rootDir, file),
        titles: [...groups, title],
        isPassed: status === 'expected',
        isFailed: status === 'unexpected' || status === 'flaky',
      })),
    ),
    ...(suite.suites ?? []).flatMap((group) => testsIn(group, [...groups, group.title].filter(Boolean))),
  ];
  // The outermost suites are files.
  return suites.flatMap((suite) => testsIn(suite, []));
}
