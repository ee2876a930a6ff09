import { formatDate } from '@efie/domain/dates';
import { groupThousands, pluralize } from '@efie/domain/text';
import {
  gainPerDay,
  viewChangeNotes,
  viewChangeText,
  type ListingViewTrend,
  type ViewChange,
  type ViewGain,
} from '@efie/domain/views';
import { useId } from 'react';
import { Disclosure, Heading, Link, Table, type TableColumn } from '../../primitives';
import { highestRate, rateText, ViewBars } from './ViewBars';
import {
  Box,
  Change,
  Disclosures,
  Ends,
  Figure,
  Note,
  Overview,
  Trend,
  Trends,
} from './ViewsOverTime.styles';

export interface ViewsOverTimeProps {
  /** The change since the last visit; null when there is nothing to compare with. */
  change: ViewChange | null;
  /** The new views of all listings between visits, oldest first. */
  gains: readonly ViewGain[];
  /** The listings with the largest change. */
  trends: readonly ListingViewTrend[];
  /** Returns the URL of a listing. */
  hrefFor: (listing: { id: string }) => string;
  /** Unix time in ms. */
  now: number;
}

const columns: readonly TableColumn<ViewGain>[] = [
  { key: 'until', label: 'Visit', phone: 'title', render: ({ until }) => formatDate(until) },
  {
    key: 'views',
    label: 'New views',
    align: 'end',
    phone: 'titleEnd',
    render: ({ views }) => `+${groupThousands(views)}`,
  },
  {
    key: 'rate',
    label: 'A day',
    align: 'end',
    phone: 'detail',
    render: (gain) => rateText(gainPerDay(gain)),
  },
];
const rowKey = ({ until }: ViewGain) => String(until);

function TotalChart({ gains }: Pick<ViewsOverTimeProps, 'gains'>) {
  const [first] = gains;
  const last = gains.at(-1);
  if (first === undefined || last === undefined) return null;
  return (
    <Figure>
      <ViewBars gains={gains} height={6} />
      <Ends aria-hidden="true">
        <span>{formatDate(first.from)}</span>
        <span>{`At most ${rateText(highestRate(gains))} a day`}</span>
        <span>{formatDate(last.until)}</span>
      </Ends>
    </Figure>
  );
}

/**
 * The new views of an agent's listings since earlier visits on this device: in total, and in expandable sections by visit
 * and for the listings that gained the most. On the first visit it is one line.
 */
export function ViewsOverTime({ change, gains, trends, hrefFor, now }: ViewsOverTimeProps) {
  const titleId = useId();
  if (change === null && gains.length === 0)
    return <Note>Views are counted from today on this device. On your next visit you see the new ones.</Note>;
  return (
    <Box aria-labelledby={titleId}>
      <Heading level={2} variant="panelTitle" id={titleId}>
        Views over time
      </Heading>
      <Overview>
        <div>
          {change !== null && (
            <>
              <Change>{viewChangeText(change, now)}</Change>
              {viewChangeNotes(change).map((note) => (
                <Note key={note}>{note}</Note>
              ))}
            </>
          )}
          <Note>From your visits on this device, until you log out.</Note>
        </div>
        <TotalChart gains={gains} />
      </Overview>
      <Disclosures>
        {gains.length > 0 && (
          <Disclosure summary="Views by visit">
            <Table
              caption="New views on your visits"
              isCaptionHidden
              columns={columns}
              items={gains.toReversed()}
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
                  <ViewBars gains={trend.gains} height={2.25} />
                </Trend>
              ))}
            </Trends>
          </Disclosure>
        )}
      </Disclosures>
    </Box>
  );
}
