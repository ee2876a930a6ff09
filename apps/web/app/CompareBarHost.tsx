import { setComparedHomes, useComparedHomes } from '@efie/api';
import { lazyComponent } from '@efie/ui';
import { useLocation } from 'react-router-dom';
import { comparePath } from '../routing/comparePath';
import { screenAt } from '../routing/screens';
import { focusScreenHeading } from '../routing/useFocusScreenHeading';

// Lazy-loaded, because few visitors have chosen a home.
const CompareBar = lazyComponent(async () => (await import('@efie/ui/panels/CompareBar')).CompareBar);

/** The bar with the homes chosen to be compared, on every screen but the comparison. */
export function CompareBarHost() {
  const ids = useComparedHomes();
  const { pathname } = useLocation();
  if (ids.length === 0 || screenAt(pathname) === 'compare') return null;
  return (
    <CompareBar.Optional
      count={ids.length}
      href={comparePath(ids)}
      onClear={() => {
        // The pressed button is unmounted.
        focusScreenHeading();
        setComparedHomes([]);
      }}
    />
  );
}
