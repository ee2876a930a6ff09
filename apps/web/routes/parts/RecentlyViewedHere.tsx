import { clearRecentlyViewed, useListProperties, useRecentlyViewed } from '@efie/api';
import { RecentlyViewed } from '@efie/ui';
import { useMemo } from 'react';
import { propertyPath } from '../../app/paths';
import { Below } from './RecentlyViewedHere.styles';

/**
 * What was opened on this device, as the server offers it now: what it no longer offers is left out, and so is the panel
 * when nothing remains.
 */
export function RecentlyViewedHere() {
  const ids = useRecentlyViewed();
  const { data } = useListProperties();
  const listings = useMemo(() => {
    const offered = new Map(data?.listings.map((listing) => [listing.id, listing]));
    return ids.flatMap((id) => offered.get(id) ?? []);
  }, [ids, data]);
  if (listings.length === 0) return null;
  return (
    <Below>
      <RecentlyViewed
        listings={listings}
        hrefFor={({ id }) => propertyPath(id)}
        onClear={clearRecentlyViewed}
      />
    </Below>
  );
}
