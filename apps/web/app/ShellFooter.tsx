import { useSession } from '@efie/api';
import { AppFooter } from '@efie/ui';
import { paths } from './paths';
import { useListProperty } from './useListProperty';
import { useYear } from './useYear';

/** The footer with what the app knows: who is signed in and which year it is. */
export function ShellFooter() {
  const { role } = useSession();
  return (
    <AppFooter paths={paths} year={useYear()} isAgent={role === 'agent'} onListProperty={useListProperty()} />
  );
}
