import { useSession } from '@efie/api';
import { AppFooter } from '@efie/ui';
import { ListingLimitHost } from './ListingLimitHost';
import { paths } from '../routing/paths';
import { SessionHost } from './SessionHost';
import { useListProperty } from '../routing/useListProperty';
import { useYear } from './useYear';

/**
 * The footer with what the app knows; with it comes what stands on every page and is not seen at first: the dialog of the
 * List Property rule, and what follows the session.
 */
export function ShellFooter() {
  const { role } = useSession();
  return (
    <>
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
