import fs from 'node:fs';
import path from 'node:path';
import { playwrightTestsIn, readPlaywrightReport, type PlaywrightTest } from '../playwrightReport';
import { readReport } from '../vitestReport';

/** A test or story that ran. */
export interface TestResult {
  /** The ID of a story, or 'file > group > title'. */
  name: string;
  isPassed: boolean;
}

const REPORT = /^(?:unit|stories|journeys)\b.*\.json$/;

/** Reads the reports of `npm test`: a file for each part or shard ('stories-1-of-3.json'). Skipped tests have no result. */
export function readResults(root: string, folder: string): TestResult[] {
  const nameOf = ({ file, titles }: Pick<PlaywrightTest, 'file' | 'titles'>) =>
    [path.relative(root, file).split(path.sep).join('/'), ...titles].join(' > ');
  return fs
    .readdirSync(folder)
    .filter((name) => REPORT.test(name))
    .flatMap((name) => {
      const report = path.join(folder, name);
      if (name.startsWith('journeys'))
        return playwrightTestsIn(readPlaywrightReport(report)).map((test) => ({
          name: nameOf(test),
          isPassed: test.isPassed,
        }));
      return readReport(report).testResults.flatMap(({ name: file, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'passed' || status === 'failed')
          .map(({ ancestorTitles, title, status, meta }) => ({
            name: meta.storyId ?? nameOf({ file, titles: [...ancestorTitles, title] }),
            isPassed: status === 'passed',
          })),
      );
    });
}
