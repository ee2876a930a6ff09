import fs from 'node:fs';
import path from 'node:path';
import { marksOfProves, marksOfTitle } from './marks';

/** One test or story that says what it proves. */
export interface Proof {
  /** 'unit', 'stories', 'journeys' */
  project: string;
  /** From the root of the repository. */
  file: string;
  name: string;
  /** Null when it has not run. */
  isPassed: boolean | null;
  marks: string[];
  /** Where to look at it in Storybook; null for a test. */
  storyId: string | null;
}

interface Reported {
  ancestorTitles: string[];
  title: string;
  status: string;
  meta: { storyId?: string; proves?: unknown };
}

interface Report {
  testResults: { name: string; assertionResults: Reported[] }[];
}

function proofsOf(root: string, project: string, { testResults }: Report): Proof[] {
  return testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .map(({ ancestorTitles, title, status, meta }) => ({
        project,
        file: path.relative(root, file).split(path.sep).join('/'),
        name: [...ancestorTitles, title].join(' > '),
        isPassed: status === 'passed',
        marks: [
          ...new Set([...[...ancestorTitles, title].flatMap(marksOfTitle), ...marksOfProves(meta.proves)]),
        ],
        storyId: meta.storyId ?? null,
      }))
      .filter(({ marks }) => marks.length > 0),
  );
}

/** Reads what a run of `npm test` left behind: one file a project, or a shard of one ('stories-1-of-2.json'). */
export function readProofs(root: string, folder: string): Proof[] {
  return fs
    .readdirSync(folder)
    .filter((name) => /^(?:unit|stories|journeys)\b.*\.json$/.test(name))
    .toSorted()
    .flatMap((name) => {
      const report = JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as Report;
      return proofsOf(root, name.replace(/[-.].*$/, ''), report);
    });
}
