import { useSession } from '@efie/api';
import { AppFooter } from '@efie/ui';
import { ListingLimitHost } from './ListingLimitHost';
import { paths } from './paths';
import { useListProperty } from './useListProperty';
import { useYear } from './useYear';

/** The footer with what the app knows, and the dialog of the List Property rule, which stands on every page as it does. */
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
    </>
  );
}
