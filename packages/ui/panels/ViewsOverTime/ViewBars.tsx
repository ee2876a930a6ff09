import { formatDate } from '@efie/domain/dates';
import { groupThousands, pluralize } from '@efie/domain/text';
import { gainPerDay, type ViewGain } from '@efie/domain/views';
import { Bars } from './ViewsOverTime.styles';

/** From 10 as a whole number, below with one decimal place. */
export const rateText = (perDay: number): string =>
  perDay < 10 ? String(Math.round(perDay * 10) / 10) : groupThousands(Math.round(perDay));

/** The highest of the gains, in new views a day. */
export const highestRate = (gains: readonly ViewGain[]): number => Math.max(...gains.map(gainPerDay));

/** '298 new views from 1 October 2026 to 21 November 2026, at most 12 a day'. */
function gainsSummary(gains: readonly ViewGain[]): string {
  const [first] = gains;
  const last = gains.at(-1);
  if (first === undefined || last === undefined) return '';
  const views = gains.reduce((sum, gain) => sum + gain.views, 0);
  return `${pluralize(views, 'new view', 'new views')} from ${formatDate(first.from)} to ${formatDate(last.until)}, at most ${rateText(highestRate(gains))} a day`;
}

export interface ViewBarsProps {
  /** The new views between visits; without any, nothing is rendered. */
  gains: readonly ViewGain[];
  /** In rem. */
  height: number;
}

/** A bar for the days from one visit to the next: as wide as they are many, as high as their new views a day. */
export function ViewBars({ gains, height }: ViewBarsProps) {
  if (gains.length === 0) return null;
  const highest = highestRate(gains);
  return (
    <Bars role="img" aria-label={gainsSummary(gains)} style={{ blockSize: `${height}rem` }}>
      {gains.map((gain) => (
        <span
          key={gain.until}
          style={{
            flexGrow: gain.until - gain.from,
            blockSize: `${highest === 0 ? 0 : (100 * gainPerDay(gain)) / highest}%`,
          }}
        />
      ))}
    </Bars>
  );
}
