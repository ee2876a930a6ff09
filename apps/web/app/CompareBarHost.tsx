import { setComparedHomes, useComparedHomes } from '@efie/api';
import { CompareBar } from '@efie/ui';
import { useLocation } from 'react-router-dom';
import { comparePath } from '../routing/comparePath';
import { screenAt } from '../routing/screens';
import { focusScreenHeading } from '../routing/useFocusScreenHeading';

/** The bar with the homes chosen to be compared, on every screen but the comparison. */
export function CompareBarHost() {
  const ids = useComparedHomes();
  const { pathname } = useLocation();
  if (ids.length === 0 || screenAt(pathname) === 'compare') return null;
  return (
    <CompareBar
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
