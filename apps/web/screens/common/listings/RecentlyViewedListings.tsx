import {
  catalogOf,
  clearRecentlyViewed,
  listPropertiesQuery,
  serverNow,
  useOfflineHomes,
  useQueryState,
  useRecentlyViewed,
} from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import { savedOn } from '@efie/domain/offline';
import { RecentlyViewed, useCatalogQuery, VisuallyHidden } from '@efie/ui';
import { useEffect, useRef, useState } from 'react';
import { listingPath } from '../../../routing/paths';
import { isUnreachable } from '../requests/isUnreachable';
import { Wrapper } from './RecentlyViewedListings.styles';

/** One listing alone would be a row that is nearly empty. */
const MIN_LISTINGS = 2;

const NO_LISTINGS: readonly Listing[] = [];

/**
 * The listings last opened on this device, with the server's current data; when it cannot be loaded, their copies on this
 * device. Listings that the server no longer returns are left out; with one or none left, nothing renders. After Clear, a
 * visually hidden confirmation receives focus.
 */
export function RecentlyViewedListings() {
  const ids = useRecentlyViewed();
  const load = useQueryState(listPropertiesQuery());
  const catalog = 'data' in load ? catalogOf(load.data) : null;
  const { data } = useCatalogQuery(catalog, 'byIds', ids);
  const copies = useOfflineHomes();
  const copyOf = (id: string) => copies.find(({ listing }) => listing.id === id);
  const areCopies = isUnreachable(load);
  const found = areCopies ? ids.flatMap((id) => copyOf(id)?.listing ?? []) : data;
  // Cleared at once, also while the next answer is awaited.
  const listings = (ids.length > 0 && found) || NO_LISTINGS;
  const [isCleared, setCleared] = useState(false);
  const confirmation = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isCleared) confirmation.current?.focus({ preventScroll: true });
  }, [isCleared]);

  if (listings.length < MIN_LISTINGS) {
    return isCleared ? (
      <VisuallyHidden as="p" ref={confirmation} tabIndex={-1}>
        Recently viewed cleared
      </VisuallyHidden>
    ) : null;
  }
  return (
    <Wrapper>
      <RecentlyViewed
        listings={listings}
        hrefFor={({ id }) => listingPath(id)}
        noteFor={({ id }) => (areCopies ? savedOn(copyOf(id)?.savedAt ?? 0, serverNow()) : '')}
        onClear={() => {
          clearRecentlyViewed();
          setCleared(true);
        }}
      />
    </Wrapper>
  );
}
