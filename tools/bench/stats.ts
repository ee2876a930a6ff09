/** The value below which the given share (0 to 1) of the values lies, interpolated; NaN for no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const low = sorted[Math.floor(position)] ?? NaN;
  const high = sorted[Math.ceil(position)] ?? NaN;
  return low + (high - low) * (position % 1);
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Whole numbers from 10, up to three decimals below. */
export function formatNumber(value: number): string {
  if (Number.isNaN(value)) return '-';
  if (Math.abs(value) >= 10) return Math.round(value).toLocaleString('en-US');
  return String(Math.round(value * 1000) / 1000);
}

/** A text table; all columns but the first are aligned to the right. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}
