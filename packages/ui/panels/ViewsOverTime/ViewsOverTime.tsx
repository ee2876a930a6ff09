import { formatDate } from '@efie/domain/dates';
import { groupThousands } from '@efie/domain/text';
import { pluralize } from '@efie/domain/text';
import {
  viewChangeNotes,
  viewChangeText,
  type ListingViewTrend,
  type ViewChange,
  type ViewPoint,
} from '@efie/domain/views';
import { useId } from 'react';
import { Disclosure, Heading, Link, Table, type TableColumn } from '../../primitives';
import { ListingViewChart } from './ListingViewChart';
import { chartSummary, viewChart } from './viewChart';
import { ViewLine } from './ViewLine';
import {
  Box,
  Change,
  Disclosures,
  Ends,
  Figure,
  Note,
  Overview,
  Tick,
  Trend,
  Trends,
} from './ViewsOverTime.styles';

export interface ViewsOverTimeProps {
  /** The change since the last visit; null when there is nothing to compare with. */
  change: ViewChange | null;
  /** Total views on each day of a visit, oldest first; the last is today's. */
  points: readonly ViewPoint[];
  /** The listings with the largest change. */
  trends: readonly ListingViewTrend[];
  /** Returns the URL of a listing. */
  hrefFor: (listing: { id: string }) => string;
  /** Unix time in ms. */
  now: number;
}

const SIZE = { width: 600, height: 120, inset: 6 };

const columns: readonly TableColumn<ViewPoint>[] = [
  { key: 'day', label: 'Day', phone: 'title', render: ({ day }) => formatDate(day) },
  {
    key: 'views',
    label: 'Views',
    align: 'end',
    phone: 'titleEnd',
    render: ({ views }) => groupThousands(views),
  },
];
const rowKey = ({ day }: ViewPoint) => String(day);

function TotalChart({ points }: Pick<ViewsOverTimeProps, 'points'>) {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  return (
    <Figure>
      <ViewLine points={points} size={SIZE} label={`All views. ${chartSummary(points)}`} hasGrid />
      {viewChart(points, SIZE).ticks.map(({ y, label }) => (
        <Tick key={label} aria-hidden="true" style={{ insetBlockStart: y }}>
          {label}
        </Tick>
      ))}
      <Ends aria-hidden="true">
        <span>{formatDate(first.day)}</span>
        <span>{formatDate(last.day)}</span>
      </Ends>
    </Figure>
  );
}

/**
 * How the views of an agent's listings grew since earlier visits on this device: in total, and in expandable sections by
 * day and for the listings that gained the most.
 */
export function ViewsOverTime({ change, points, trends, hrefFor, now }: ViewsOverTimeProps) {
  const titleId = useId();
  const hasChart = points.length > 1;
  return (
    <Box aria-labelledby={titleId}>
      <Heading level={2} variant="panelTitle" id={titleId}>
        Views over time
      </Heading>
      <Overview>
        <div>
          {change === null ? (
            <Note>
              Nothing to compare with yet. Today&apos;s counts are saved on this device; the next visit on
              another day shows what has changed.
            </Note>
          ) : (
            <>
              <Change>{viewChangeText(change, now)}</Change>
              {viewChangeNotes(change).map((note) => (
                <Note key={note}>{note}</Note>
              ))}
              <Note>From your visits on this device, until you log out.</Note>
            </>
          )}
        </div>
        {hasChart && <TotalChart points={points} />}
      </Overview>
      {(hasChart || (change !== null && trends.length > 0)) && (
        <Disclosures>
          {hasChart && (
            <Disclosure summary="Views by day">
              <Table
                caption="All views on the days of your visits"
                isCaptionHidden
                columns={columns}
                items={points.toReversed()}
                rowKey={rowKey}
                emptyText="No views yet"
              />
            </Disclosure>
          )}
          {change !== null && trends.length > 0 && (
            <Disclosure summary="Views by listing">
              <Trends role="list">
                {trends.map((trend) => (
                  <Trend key={trend.id}>
                    <div>
                      <Link href={hrefFor(trend)}>
                        <bdi>{trend.title}</bdi>
                      </Link>
                      <p>
                        {`${pluralize(trend.views, 'view', 'views')}${trend.change === null ? '' : `. ${viewChangeText(trend.change, now)}`}`}
                      </p>
                    </div>
                    <ListingViewChart points={trend.points} />
                  </Trend>
                ))}
              </Trends>
            </Disclosure>
          )}
        </Disclosures>
      )}
    </Box>
  );
}
