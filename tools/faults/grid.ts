import { FAULT_IDS, type FaultId } from '@efie/mocks';

/** One operation, or one screen, under one fault. */
export interface Cell {
  /** The operation or the screen. */
  row: string;
  fault: FaultId;
  isPassed: boolean;
  /** Why it failed, in its first lines; '' when it passed. */
  why: string;
}

/** What vitest's JSON reporter writes, as far as it is read here. */
export interface Report {
  testResults: {
    assertionResults: { title: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

const TITLE = /^(\S+) under (\S+)$/;
const LONGEST = 600;

const isFault = (text: string): text is FaultId => (FAULT_IDS as readonly string[]).includes(text);

/** The cells among the tests of a run: 'listProperties under offline'. */
export function cellsOf({ testResults }: Report): Cell[] {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.flatMap(({ title, status, failureMessages }) => {
      const [, row = '', fault = ''] = TITLE.exec(title) ?? [];
      if (!isFault(fault)) return [];
      return [
        {
          row,
          fault,
          isPassed: status === 'passed',
          why: (failureMessages ?? []).join('\n').slice(0, LONGEST),
        },
      ];
    }),
  );
}

/** Whether every row was tried under every fault, and passed. */
export const isWhole = (cells: readonly Cell[], rows: number): boolean =>
  cells.length === rows * FAULT_IDS.length && cells.every(({ isPassed }) => isPassed);

function table(cells: readonly Cell[]): string[] {
  const rows = [...new Set(cells.map(({ row }) => row))];
  const width = Math.max(...rows.map((row) => row.length));
  const sign = (row: string, fault: FaultId) => {
    const cell = cells.find((candidate) => candidate.row === row && candidate.fault === fault);
    if (!cell) return ' ';
    return cell.isPassed ? '.' : 'X';
  };
  return [
    ...FAULT_IDS.map((fault, at) => `${' '.repeat(width)} ${'| '.repeat(at)}${fault}`),
    ...rows.map((row) => `${row.padEnd(width)} ${FAULT_IDS.map((fault) => sign(row, fault)).join(' ')}`),
  ];
}

/**
 * What is printed of one half of the grid: its count; when it is not whole also a table, rows by faults, and why each cell
 * failed. A cell that was not tried is blank.
 * @param rows how many operations or screens there are
 */
export function describeGrid(cells: readonly Cell[], rows: number, place: string): string {
  const wanted = rows * FAULT_IDS.length;
  const failed = cells.filter(({ isPassed }) => !isPassed);
  const line = `${cells.length - failed.length}/${wanted} cells ${place}`;
  if (isWhole(cells, rows)) return line;
  return [
    ...(cells.length > 0 ? table(cells) : []),
    ...failed.map(({ row, fault, why }) => `${row} under ${fault}: ${why}`),
    ...(cells.length < wanted ? [`${wanted - cells.length} were not tried`] : []),
    line,
  ].join('\n');
}
