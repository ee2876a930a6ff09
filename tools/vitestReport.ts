import fs from 'node:fs';
import type { JsonAssertionResult, JsonTestResults } from 'vitest/node';

declare module '@vitest/runner' {
  /** What .storybook/vitest.setup.ts records of a story. */
  interface TaskMeta {
    storyId?: string;
  }
}

export const readReport = (file: string): JsonTestResults =>
  JSON.parse(fs.readFileSync(file, 'utf8')) as JsonTestResults;

export const testsIn = ({ testResults }: JsonTestResults): JsonAssertionResult[] =>
  testResults.flatMap(({ assertionResults }) => assertionResults);
