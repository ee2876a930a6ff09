import { LazyDialog } from '@efie/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { listingLimit } from '../routing/limitDialog';
import { paths } from '../routing/paths';
import { onDemand } from '../screens/common/modules';

const closedOnServer = () => false;

/** Shows the Listing Limit Reached dialog wherever `listingLimit.open()` was called. */
export function ListingLimitHost() {
  const isOpen = useSyncExternalStore(listingLimit.subscribe, listingLimit.isOpen, closedOnServer);
  const { pathname } = useLocation();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  // Navigation, such as Back, closes the dialog.
  useEffect(() => listingLimit.close, [pathname]);
  if (!wasOpened) return null;
  return (
    <LazyDialog from={onDemand} isOpen={isOpen} onClose={listingLimit.close}>
      {({ ListingLimit }) => (
        <ListingLimit isOpen={isOpen} onClose={listingLimit.close} plansHref={paths.plans} />
      )}
    </LazyDialog>
  );
}
