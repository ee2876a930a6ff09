import fs from 'node:fs';
import path from 'node:path';
import { playwrightTestsIn, readPlaywrightReport, type PlaywrightTest } from '../playwrightReport';
import { readReport } from '../vitestReport';
import { idsInProves, idsInTitle } from './requirementIds';

/** A test or story with the requirements that it proves. */
export interface Proof {
  /** 'unit', 'stories', 'journeys' */
  project: string;
  /** From the root of the repository. */
  file: string;
  name: string;
  /** Null when it has not run. */
  isPassed: boolean | null;
  requirementIds: string[];
  /** Null for a test. */
  storyId: string | null;
}

interface ReportedTest extends PlaywrightTest {
  /** `parameters.proves` of a story. */
  proves?: unknown;
  storyId?: string | undefined;
}

const readVitestTests = (report: string): ReportedTest[] =>
  readReport(report).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, meta }) => ({
      file: name,
      titles: [...ancestorTitles, title],
      isPassed: status === 'passed',
      proves: meta.proves,
      storyId: meta.storyId,
    })),
  );

const proofOf = (
  root: string,
  project: string,
  { file, titles, isPassed, proves, storyId }: ReportedTest,
): Proof => ({
  project,
  file: path.relative(root, file).split(path.sep).join('/'),
  name: titles.join(' > '),
  isPassed,
  requirementIds: [...new Set([...titles.flatMap(idsInTitle), ...idsInProves(proves)])],
  storyId: storyId ?? null,
});

/** Reads the reports of `npm test`: one file per project, or per shard ('stories-1-of-2.json'). */
export function readProofs(root: string, folder: string): Proof[] {
  return fs
    .readdirSync(folder)
    .filter((name) => /^(?:unit|stories|journeys)\b.*\.json$/.test(name))
    .toSorted()
    .flatMap((name) => {
      const report = path.join(folder, name);
      const project = name.replace(/[-.].*$/, '');
      const tests: ReportedTest[] =
        project === 'journeys' ? playwrightTestsIn(readPlaywrightReport(report)) : readVitestTests(report);
      return tests.map((test) => proofOf(root, project, test));
    })
    .filter(({ requirementIds }) => requirementIds.length > 0);
}
