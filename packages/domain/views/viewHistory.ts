import { daysBetween } from '../dates/dates';
import { formatDay } from '../dates/formatDay';
import type { Listing } from '../listing/Listing';
import { ownListingName } from '../listing/ownListings';
import { groupThousands } from '../text/groupThousands';
import { pluralize } from '../text/pluralize';

/** The view counts of one day: the last ones seen on it. */
export interface ViewSample {
  /** Unix time in ms, midnight in Accra. */
  day: number;
  /** Views by listing id. */
  counts: ReadonlyMap<string, number>;
}

/** The oldest first, at most one for each day. */
export type ViewHistory = readonly ViewSample[];

const DAY = 86_400_000;
export const VIEW_HISTORY_DAYS = 90;
/** Counts in all samples together. With 1,000 listings these are six days. */
export const MAX_VIEW_COUNTS = 6000;

type CountedListing = Pick<Listing, 'id' | 'createdAt' | 'viewCount'>;

const dayOf = (time: number): number => Math.floor(time / DAY) * DAY;

/** The known counts of listings by id. */
export const viewCountsOf = (
  listings: readonly Pick<Listing, 'id' | 'viewCount'>[],
): ReadonlyMap<string, number> =>
  new Map(listings.flatMap(({ id, viewCount }) => (viewCount === null ? [] : [[id, viewCount] as const])));

/** The samples that are kept: of the last 90 days, none from the future, the newest up to `MAX_VIEW_COUNTS`. */
export function trimViewHistory(history: ViewHistory, now: number): ViewHistory {
  const current = history.filter(({ day }) => day <= now && daysBetween(day, now) < VIEW_HISTORY_DAYS);
  let counts = 0;
  const lastDropped = current.findLastIndex((sample) => {
    counts += sample.counts.size;
    return counts > MAX_VIEW_COUNTS;
  });
  // The newest sample is kept however many listings it has, or the next visit would have nothing to compare with.
  return current.slice(Math.min(lastDropped + 1, current.length - 1));
}

/** The history with the counts of now, which replace earlier ones of the same day. Without any count it only trims. */
export function recordViews(
  history: ViewHistory,
  counts: ReadonlyMap<string, number>,
  now: number,
): ViewHistory {
  const day = dayOf(now);
  const others = history.filter((sample) => sample.day !== day);
  return trimViewHistory(counts.size === 0 ? history : [...others, { day, counts }], now);
}

/** The views since an earlier day. */
export interface ViewChange {
  /** The day that is compared with, Unix time in ms. */
  since: number;
  /** Change of the views of the listings that can be compared. Negative when the server counts fewer than then. */
  change: number;
  /** How many listings are compared. */
  listingCount: number;
  /** Listings whose count of that day is unknown, although they were listed before it. */
  unknownCount: number;
  /** Listings of that day that are gone, such as deleted ones, and the views that they had. */
  gone: { listingCount: number; views: number };
}

/**
 * Compares the counts of now with the last sample before today. A listing that was created on that day or later began at 0.
 * Null when there is no such sample, or no listing to compare.
 */
export function compareViews(
  history: ViewHistory,
  listings: readonly CountedListing[],
  now: number,
): ViewChange | null {
  const base = history.findLast(({ day }) => day < dayOf(now));
  if (base === undefined) return null;
  const before = ({ id, createdAt }: CountedListing): number | null =>
    base.counts.get(id) ?? (createdAt !== null && createdAt >= base.day ? 0 : null);
  let change = 0;
  let listingCount = 0;
  let unknownCount = 0;
  for (const listing of listings) {
    if (listing.viewCount === null) continue;
    const start = before(listing);
    if (start === null) {
      unknownCount += 1;
    } else {
      change += listing.viewCount - start;
      listingCount += 1;
    }
  }
  const ids = new Set(listings.map(({ id }) => id));
  const gone = [...base.counts].filter(([id]) => !ids.has(id));
  if (listingCount === 0) return null;
  return {
    since: base.day,
    change,
    listingCount,
    unknownCount,
    gone: { listingCount: gone.length, views: gone.reduce((sum, [, views]) => sum + views, 0) },
  };
}

/** '+38 views since 19 November', 'No new views since Tuesday', '5 fewer views than on 19 November'. */
export function viewChangeText({ change, since }: Pick<ViewChange, 'change' | 'since'>, now: number): string {
  const day = formatDay(since, now);
  if (change === 0) return `No new views since ${day}`;
  if (change > 0) return `+${pluralize(change, 'view', 'views')} since ${day}`;
  return `${groupThousands(-change)} fewer ${change === -1 ? 'view' : 'views'} than on ${day}`;
}

/** Sentences about listings that the change does not include; empty when it includes all. */
export function viewChangeNotes({ change, gone, unknownCount }: ViewChange): readonly string[] {
  const listings = (count: number) => pluralize(count, 'listing', 'listings');
  return [
    gone.listingCount > 0 &&
      `${listings(gone.listingCount)} with ${pluralize(gone.views, 'view', 'views')} ${gone.listingCount === 1 ? 'is' : 'are'} gone and not counted.`,
    unknownCount > 0 &&
      `${listings(unknownCount)} ${unknownCount === 1 ? 'was' : 'were'} not counted then and ${unknownCount === 1 ? 'is' : 'are'} left out.`,
    change < 0 && 'The server counts fewer views than it did.',
  ].filter((note) => note !== false);
}

/** The new views from one visit to the next. */
export interface ViewGain {
  /** The days of the two visits, Unix time in ms. */
  from: number;
  until: number;
  /** At least 0, also when the server counts fewer. */
  views: number;
}

/** The new views between visits, oldest first, each compared as `compareViews` does. */
export function viewGains(history: ViewHistory, listings: readonly CountedListing[]): readonly ViewGain[] {
  return history.flatMap(({ day, counts }) => {
    const counted = listings.map((listing) => ({ ...listing, viewCount: counts.get(listing.id) ?? null }));
    const change = compareViews(history, counted, day);
    return change === null ? [] : [{ from: change.since, until: day, views: Math.max(0, change.change) }];
  });
}

/** New views a day, on average. */
export const gainPerDay = ({ from, until, views }: ViewGain): number => views / daysBetween(from, until);

/** A listing's views, with the change since the same day as the total and the gain between visits. */
export interface ListingViewTrend {
  id: string;
  title: string;
  views: number;
  gains: readonly ViewGain[];
  change: ViewChange | null;
}

/** The listings that gained the most views, then those with the most; ones without a count are left out. */
export function topListingViews(
  history: ViewHistory,
  listings: readonly (CountedListing & Pick<Listing, 'title'>)[],
  now: number,
  maxCount: number,
): readonly ListingViewTrend[] {
  return listings
    .flatMap((listing) =>
      listing.viewCount === null
        ? []
        : [{ listing, views: listing.viewCount, change: compareViews(history, [listing], now) }],
    )
    .toSorted((a, b) => (b.change?.change ?? 0) - (a.change?.change ?? 0) || b.views - a.views)
    .slice(0, maxCount)
    .map(({ listing, views, change }) => ({
      id: listing.id,
      title: ownListingName(listing),
      views,
      change,
      gains: viewGains(history, [listing]),
    }));
}
