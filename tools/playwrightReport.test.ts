import path from 'node:path';
import type { JSONReportSpec, JSONReportSuite, JSONReportTest } from '@playwright/test/reporter';
import { expect, it } from 'vitest';
import { playwrightTestsIn } from './playwrightReport';

const position = { file: 'payment.test.ts', line: 1, column: 1 };

const spec = (title: string, status: JSONReportTest['status']): JSONReportSpec => ({
  ...position,
  title,
  id: title,
  tags: [],
  ok: status !== 'unexpected',
  tests: [
    {
      timeout: 60_000,
      annotations: [],
      expectedStatus: 'passed',
      projectName: 'journeys',
      projectId: 'journeys',
      results: [],
      status,
    },
  ],
});

const suite = (title: string, specs: JSONReportSpec[], suites: JSONReportSuite[] = []): JSONReportSuite => ({
  ...position,
  title,
  specs,
  suites,
});

it('reads tests with the titles of their groups, without the file and anonymous groups', () => {
  const report = {
    config: { rootDir: path.resolve('apps/web/journeys') },
    suites: [
      suite(
        'payment.test.ts',
        [spec('C353: pays', 'expected')],
        [
          suite(
            'F131: on a phone',
            [spec('Decline', 'unexpected')],
            [suite('', [spec('Cancel', 'skipped')])],
          ),
        ],
      ),
    ],
  };
  const file = path.resolve('apps/web/journeys/payment.test.ts');
  expect(playwrightTestsIn(report)).toEqual([
    { file, titles: ['C353: pays'], isPassed: true, isFailed: false },
    { file, titles: ['F131: on a phone', 'Decline'], isPassed: false, isFailed: true },
    { file, titles: ['F131: on a phone', 'Cancel'], isPassed: false, isFailed: false },
  ]);
});
