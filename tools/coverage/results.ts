import fs from 'node:fs';
import path from 'node:path';
import type { JsonTestResult } from 'vitest/node';
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

const proofsIn = (root: string, project: string, { name: file, assertionResults }: JsonTestResult): Proof[] =>
  assertionResults
    .map(({ ancestorTitles, title, status, meta }) => {
      const titles = [...ancestorTitles, title];
      return {
        project,
        file: path.relative(root, file).split(path.sep).join('/'),
        name: titles.join(' > '),
        isPassed: status === 'passed',
        requirementIds: [...new Set([...titles.flatMap(idsInTitle), ...idsInProves(meta.proves)])],
        storyId: meta.storyId ?? null,
      };
    })
    .filter(({ requirementIds }) => requirementIds.length > 0);

/** Reads the reports of `npm test`: one file per project, or per shard ('stories-1-of-2.json'). */
export function readProofs(root: string, folder: string): Proof[] {
  return fs
    .readdirSync(folder)
    .filter((name) => /^(?:unit|stories|journeys)\b.*\.json$/.test(name))
    .toSorted()
    .flatMap((name) =>
      readReport(path.join(folder, name)).testResults.flatMap((result) =>
        proofsIn(root, name.replace(/[-.].*$/, ''), result),
      ),
    );
}
