import { FAULT_IDS } from '@efie/mocks';
import { expect, it } from 'vitest';
import { cellsIn, describeGrid, isComplete } from './grid';

/** The tests of a grid of two rows, one of which may fail. */
const testsWith = (failedTitle?: string) => [
  { title: 'has 36 cells', status: 'passed' as const, failureMessages: [] },
  ...['listings', 'plans'].flatMap((row) =>
    FAULT_IDS.map((fault) => {
      const title = `${row} under ${fault}`;
      return title === failedTitle
        ? { title, status: 'failed' as const, failureMessages: ['Error: no way forward'] }
        : { title, status: 'passed' as const, failureMessages: [] };
    }),
  ),
];

it('counts the cells', () => {
  const cells = cellsIn(testsWith());
  expect(isComplete(cells, 2)).toBe(true);
  expect(describeGrid(cells, 2, 'in the browser')).toBe('36/36 cells in the browser');
});

it('shows a table with the failed cell, and its message', () => {
  const cells = cellsIn(testsWith('plans under abort'));
  expect(isComplete(cells, 2)).toBe(false);
  const lines = describeGrid(cells, 2, 'in the browser').split('\n');
  expect(lines).toContain('plans    . X . . . . . . . . . . . . . . . .');
  expect(lines).toContain('plans under abort: Error: no way forward');
  expect(lines.at(-1)).toBe('35/36 cells in the browser');
});

it('is not complete when a row or a cell did not run', () => {
  const cells = cellsIn(testsWith()).slice(1);
  expect(isComplete(cells, 2)).toBe(false);
  expect(describeGrid(cells, 2, 'in the browser')).toContain('1 cells did not run\n35/36');
  expect(isComplete([], 2)).toBe(false);
});
