import type { Listing } from '@efie/domain/listing';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { focusScreenHeading } from '../../../routing/useFocusScreenHeading';

/** Opens the picture of the listing in the parameter `picture`, which the message about a new listing sets, and removes it. */
export function usePictureParam(
  listings: readonly Listing[],
  onPicture: (shared: { listing: Listing }) => void,
): void {
  const [params, setParams] = useSearchParams();
  const id = params.get('picture');
  const listing = listings.find((one) => one.id === id);
  useEffect(() => {
    if (listing === undefined) return;
    // Gets the focus back when the dialog closes.
    focusScreenHeading();
    onPicture({ listing });
    setParams(
      (before) => {
        before.delete('picture');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [listing, onPicture, setParams]);
}
