import { FAULT_IDS } from '@efie/mocks';
import { expect, it } from 'vitest';
import { cellsOf, describeGrid, isWhole } from './grid';

const report = (failing: string) => ({
  testResults: [
    {
      assertionResults: [
        { title: 'has 36 cells', status: 'passed' },
        ...['listings', 'plans'].flatMap((row) =>
          FAULT_IDS.map((fault) => {
            const title = `${row} under ${fault}`;
            const hasFailed = title === failing;
            return {
              title,
              status: hasFailed ? 'failed' : 'passed',
              failureMessages: hasFailed ? ['Error: no way forward'] : [],
            };
          }),
        ),
      ],
    },
  ],
});

it('counts the cells of a run', () => {
  const cells = cellsOf(report(''));
  expect(isWhole(cells, 2)).toBe(true);
  expect(describeGrid(cells, 2, 'in the browser')).toBe('36/36 cells in the browser');
});

it('shows in a table which cell failed, and why', () => {
  const cells = cellsOf(report('plans under abort'));
  expect(isWhole(cells, 2)).toBe(false);
  const lines = describeGrid(cells, 2, 'in the browser').split('\n');
  expect(lines).toContain('plans    . X . . . . . . . . . . . . . . . .');
  expect(lines).toContain('plans under abort: Error: no way forward');
  expect(lines.at(-1)).toBe('35/36 cells in the browser');
});

it('is not whole with a row or a cell that was not tried', () => {
  const cells = cellsOf(report('')).slice(1);
  expect(isWhole(cells, 2)).toBe(false);
  expect(describeGrid(cells, 2, 'in the browser')).toContain('1 were not tried\n35/36');
  expect(isWhole([], 2)).toBe(false);
});
