import type { ViewPoint } from '@efie/domain/views';
import { Chart } from './ViewsOverTime.styles';
import { viewChart, type ChartSize } from './viewChart';

export interface ViewLineProps {
  /** At least two points. */
  points: readonly ViewPoint[];
  size: ChartSize;
  /** Accessible name of the image. */
  label: string;
  hasGrid?: boolean;
}

/** A line chart of views by day, with a dot for each visit. Days without a visit have no count. */
export function ViewLine({ points, size, label, hasGrid = false }: ViewLineProps) {
  const { line, area, dots, ticks } = viewChart(points, size);
  return (
    <Chart
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      style={{ blockSize: size.height }}
    >
      <path className="area" d={area} />
      {hasGrid && ticks.map(({ y }) => <path key={y} className="grid" d={`M0 ${y}H${size.width}`} />)}
      <path className="line" d={line} />
      {dots.map(({ x, y }) => (
        <path key={x} className="dot" d={`M${x} ${y}h0`} />
      ))}
    </Chart>
  );
}
