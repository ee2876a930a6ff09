import type { ViewPoint } from '@efie/domain/views';
import { chartSummary } from './viewChart';
import { ViewLine } from './ViewLine';

export interface ListingViewChartProps {
  /** The views of one listing by day; with fewer than two days nothing is rendered. */
  points: readonly ViewPoint[];
}

const SIZE = { width: 120, height: 36, inset: 5 };

/** A small chart of one listing's views, for a row. Its accessible name has the counts of the first and the last day. */
export function ListingViewChart({ points }: ListingViewChartProps) {
  const summary = chartSummary(points);
  return summary === '' ? null : <ViewLine points={points} size={SIZE} label={summary} />;
}
