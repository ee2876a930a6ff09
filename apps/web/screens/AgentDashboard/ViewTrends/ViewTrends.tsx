import { recordViewCounts, serverNow, useViewHistory } from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { compareViews, recordViews, topListingViews, viewCountsOf, viewGains } from '@efie/domain/views';
import type { ListingViews } from '@efie/ui';
import { ViewsOverTime } from '@efie/ui/panels/ViewsOverTime';
import { useEffect, useMemo } from 'react';
import { listingPath } from '../../../routing/paths';

export interface ViewTrendsProps {
  listings: readonly Listing[];
  /** The view count of a listing from its own request, for those that the list sends without one. */
  views: (listingId: string) => ListingViews;
}

const MAX_TRENDS = 10;

/** The count in the list, which one response has for all listings, else that of the listing's own request. */
function withCount(listing: Listing, views: ViewTrendsProps['views']): Listing {
  if (listing.viewCount !== null) return listing;
  const own = views(listing.id);
  return own.kind === 'ready' ? { ...listing, viewCount: own.count } : listing;
}

/** Stores the view counts of this visit on the device, and compares them with those of earlier visits. */
export function ViewTrends({ listings, views }: ViewTrendsProps) {
  const counted = useMemo(() => listings.map((listing) => withCount(listing, views)), [listings, views]);
  const stored = useViewHistory();
  const { now, ...shown } = useMemo(() => {
    const time = serverNow();
    // Also in the first render, before the effect has stored the counts of now.
    const history = recordViews(stored, viewCountsOf(counted), time);
    return {
      now: time,
      change: compareViews(history, counted, time),
      gains: viewGains(history, counted),
      trends: topListingViews(history, counted, time, MAX_TRENDS),
    };
  }, [stored, counted]);
  useEffect(() => recordViewCounts(viewCountsOf(counted)), [counted]);
  return <ViewsOverTime {...shown} now={now} hrefFor={({ id }) => listingPath(id)} />;
}
