import type { KeyboardEvent } from 'react';

/** Index of the row that a key moves to. Other keys have no entry. */
const targetRow: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_index, last) => last,
};

const CONTROLS = 'a, button, input';

/** The controls of a cell, without those of its menu. */
const controlsOf = (cell: Element): readonly HTMLElement[] =>
  [...cell.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => control.closest('ul') === null);

/**
 * `onKeyDown` of the table body: arrow keys, Home and End move focus to the same control of another row. Tab still moves
 * through the controls of a row.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const move = targetRow[key];
  if (move === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!(target instanceof HTMLElement)) return;
  const cell = target.closest<HTMLElement>('[data-cell]');
  const rows = [...currentTarget.children];
  const index = rows.findIndex((row) => row.contains(target));
  const position = cell === null ? -1 : controlsOf(cell).indexOf(target);
  if (cell === null || position < 0) return;
  const row = rows[move(index, rows.length - 1)];
  const sameCell = row?.querySelector(`[data-cell="${cell.dataset['cell']}"]`);
  const control = sameCell && controlsOf(sameCell)[position];
  if (!control) return;
  event.preventDefault();
  control.focus();
}
