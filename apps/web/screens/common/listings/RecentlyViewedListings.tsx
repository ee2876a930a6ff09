import { clearRecentlyViewed, listPropertiesQuery, useQueryState, useRecentlyViewed } from '@efie/api';
import { RecentlyViewed, VisuallyHidden } from '@efie/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { propertyPath } from '../../../routing/paths';
import { Wrapper } from './RecentlyViewedListings.styles';

/**
 * The listings last opened on this device, with the server's current data. Listings that the server no longer returns are
 * left out; with none left, nothing renders. After Clear, a visually hidden confirmation receives focus.
 */
export function RecentlyViewedListings() {
  const ids = useRecentlyViewed();
  const load = useQueryState(listPropertiesQuery());
  const data = 'data' in load ? load.data : undefined;
  const listings = useMemo(() => {
    const byId = new Map(data?.listings.map((listing) => [listing.id, listing]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }, [ids, data]);
  const [isCleared, setCleared] = useState(false);
  const confirmation = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isCleared) confirmation.current?.focus({ preventScroll: true });
  }, [isCleared]);

  if (listings.length === 0) {
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
        hrefFor={({ id }) => propertyPath(id)}
        onClear={() => {
          clearRecentlyViewed();
          setCleared(true);
        }}
      />
    </Wrapper>
  );
}
