import { formatDate } from '@efie/domain/dates';
import { groupThousands } from '@efie/domain/text';
import { pluralize } from '@efie/domain/text';
import type { ViewPoint } from '@efie/domain/views';
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';

export interface ChartSize {
  width: number;
  height: number;
  /** Space around the lines, in px. */
  inset: number;
}

export interface ChartTick {
  y: number;
  label: string;
}

export interface ViewChart {
  line: string;
  area: string;
  dots: readonly { x: number; y: number }[];
  ticks: readonly ChartTick[];
}

/**
 * The paths of a chart of views by day. The y axis ends at round numbers. It does not start at 0, because the change of a day is
 * small compared with the total; its labels show the range.
 */
export function viewChart(points: readonly ViewPoint[], { width, height, inset }: ChartSize): ViewChart {
  const days = points.map(({ day }) => day);
  const views = points.map(({ views: count }) => count);
  const low = Math.min(...views);
  const high = Math.max(...views);
  const x = scaleLinear([Math.min(...days), Math.max(...days)], [inset, width - inset]);
  // Equal counts are drawn as a line in the middle.
  const y = scaleLinear(low === high ? [low - 1, high + 1] : [low, high], [height - inset, inset]);
  if (low !== high) y.nice(2);
  const dots = points.map(({ day, views: count }) => ({ x: x(day), y: y(count) }));
  const toLine = line<(typeof dots)[number]>(
    (dot) => dot.x,
    (dot) => dot.y,
  );
  const toArea = area<(typeof dots)[number]>(
    (dot) => dot.x,
    height,
    (dot) => dot.y,
  );
  const ticks = low === high ? [low] : y.ticks(2);
  return {
    line: toLine(dots) ?? '',
    area: toArea(dots) ?? '',
    dots,
    ticks: ticks
      .filter((tick) => Number.isInteger(tick) && tick >= 0)
      .map((tick) => ({ y: y(tick), label: groupThousands(tick) })),
  };
}

/** 'From 402 views on 1 October 2026 to 640 on 21 November 2026'; '' for fewer than two days. */
export function chartSummary(points: readonly ViewPoint[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length < 2) return '';
  return `From ${pluralize(first.views, 'view', 'views')} on ${formatDate(first.day)} to ${groupThousands(last.views)} on ${formatDate(last.day)}`;
}
