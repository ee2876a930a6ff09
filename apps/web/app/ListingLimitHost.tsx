import { lazyDialog } from '@efie/ui';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { listingLimit } from '../routing/listingLimit';
import { paths } from '../routing/paths';

const ListingLimit = lazyDialog(async () => (await import('@efie/ui/dialogs/ListingLimit')).ListingLimit);

const closedOnServer = () => false;

/** Shows the Listing Limit Reached dialog wherever `listingLimit.open()` was called; its code comes with the first time. */
export function ListingLimitHost() {
  const isOpen = useSyncExternalStore(listingLimit.subscribe, listingLimit.isOpen, closedOnServer);
  const { pathname } = useLocation();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  // It belongs to the page it was opened on: Back leaves it too.
  useEffect(() => listingLimit.close, [pathname]);
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <ListingLimit isOpen={isOpen} onClose={listingLimit.close} plansHref={paths.plans} />
    </Suspense>
  );
}
