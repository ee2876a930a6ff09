import { clearRecentlyViewed, useListProperties, useRecentlyViewed } from '@efie/api';
import { RecentlyViewed, VisuallyHidden } from '@efie/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { propertyPath } from '../../app/paths';
import { Below } from './RecentlyViewedHere.styles';

/**
 * What was opened on this device, as the server offers it now: what it no longer offers is left out, and so is the panel
 * when nothing remains. After Clear a note that is only heard keeps its place, and the focus with it.
 */
export function RecentlyViewedHere() {
  const ids = useRecentlyViewed();
  const { data } = useListProperties();
  const listings = useMemo(() => {
    const offered = new Map(data?.listings.map((listing) => [listing.id, listing]));
    return ids.flatMap((id) => offered.get(id) ?? []);
  }, [ids, data]);
  const [isCleared, setCleared] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isCleared) note.current?.focus({ preventScroll: true });
  }, [isCleared]);

  if (listings.length === 0) {
    return isCleared ? (
      <VisuallyHidden as="p" ref={note} tabIndex={-1}>
        Recently viewed cleared
      </VisuallyHidden>
    ) : null;
  }
  return (
    <Below>
      <RecentlyViewed
        listings={listings}
        hrefFor={({ id }) => propertyPath(id)}
        onClear={() => {
          clearRecentlyViewed();
          setCleared(true);
        }}
      />
    </Below>
  );
}
