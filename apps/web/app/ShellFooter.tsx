import { useSession } from '@efie/api';
import { AppFooter } from '@efie/ui';
import { CompareBarHost } from './CompareBarHost';
import { ListingLimitHost } from './ListingLimitHost';
import { paths } from '../routing/paths';
import { SessionHost } from './SessionHost';
import { useListProperty } from '../routing/useListProperty';
import { useYear } from './useYear';

/**
 * The footer, and what every screen needs but the first paint does not: the bar of the homes to compare, the Listing Limit
 * Reached dialog and the session's effects.
 */
export function ShellFooter() {
  const { role } = useSession();
  return (
    <>
      <CompareBarHost />
      <AppFooter
        paths={paths}
        year={useYear()}
        isAgent={role === 'agent'}
        onListProperty={useListProperty()}
      />
      <ListingLimitHost />
      <SessionHost />
    </>
  );
}
