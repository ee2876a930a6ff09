import { FAULT_IDS, type FaultId } from '@efie/mocks';
import type { JsonAssertionResult } from 'vitest/node';

/** An operation or a screen under a fault. */
export interface Cell {
  row: string;
  fault: FaultId;
  isPassed: boolean;
  /** Start of the failure message; '' when it passed. */
  message: string;
}

const TITLE = /^(\S+) under (\S+)$/;
const MAX_MESSAGE_LENGTH = 600;

const isFault = (text: string): text is FaultId => (FAULT_IDS as readonly string[]).includes(text);

/** The tests that are cells of the grid: 'listProperties under offline'. */
export function cellsIn(
  tests: readonly Pick<JsonAssertionResult, 'title' | 'status' | 'failureMessages'>[],
): Cell[] {
  return tests.flatMap(({ title, status, failureMessages }) => {
    const [, row = '', fault = ''] = TITLE.exec(title) ?? [];
    if (!isFault(fault)) return [];
    const message = (failureMessages ?? []).join('\n').slice(0, MAX_MESSAGE_LENGTH);
    return [{ row, fault, isPassed: status === 'passed', message }];
  });
}

export const isComplete = (cells: readonly Cell[], rows: number): boolean =>
  cells.length === rows * FAULT_IDS.length && cells.every(({ isPassed }) => isPassed);

function table(cells: readonly Cell[]): string[] {
  const rows = [...new Set(cells.map(({ row }) => row))];
  const width = Math.max(...rows.map((row) => row.length));
  const symbolOf = (row: string, fault: FaultId) => {
    const cell = cells.find((candidate) => candidate.row === row && candidate.fault === fault);
    if (!cell) return ' ';
    return cell.isPassed ? '.' : 'X';
  };
  return [
    ...FAULT_IDS.map((fault, index) => `${' '.repeat(width)} ${'| '.repeat(index)}${fault}`),
    ...rows.map((row) => `${row.padEnd(width)} ${FAULT_IDS.map((fault) => symbolOf(row, fault)).join(' ')}`),
  ];
}

/**
 * Describes one half of the grid by its counts; when it is not complete, also by a table and the failure messages. A cell that
 * did not run is blank.
 * @param rows number of operations or screens
 * @param place where it ran: 'in the browser'
 */
export function describeGrid(cells: readonly Cell[], rows: number, place: string): string {
  const expected = rows * FAULT_IDS.length;
  const failed = cells.filter(({ isPassed }) => !isPassed);
  const line = `${cells.length - failed.length}/${expected} cells ${place}`;
  if (isComplete(cells, rows)) return line;
  return [
    ...(cells.length > 0 ? table(cells) : []),
    ...failed.map(({ row, fault, message }) => `${row} under ${fault}: ${message}`),
    ...(cells.length < expected ? [`${expected - cells.length} cells did not run`] : []),
    line,
  ].join('\n');
}
