import { lazyDialog } from '@efie/ui';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { listingLimit } from '../routing/limitDialog';
import { paths } from '../routing/paths';

const ListingLimit = lazyDialog(async () => (await import('@efie/ui/dialogs/ListingLimit')).ListingLimit);

const closedOnServer = () => false;

/** Shows the Listing Limit Reached dialog wherever `listingLimit.open()` was called; lazy-loaded on first use. */
export function ListingLimitHost() {
  const isOpen = useSyncExternalStore(listingLimit.subscribe, listingLimit.isOpen, closedOnServer);
  const { pathname } = useLocation();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  // Navigation, such as Back, closes the dialog.
  useEffect(() => listingLimit.close, [pathname]);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <ListingLimit isOpen={isOpen} onClose={listingLimit.close} plansHref={paths.plans} />
    </Suspense>
  );
}
