import { Avatar, DisclosureMenu, type DisclosureMenuItem } from '../../primitives';
import { currentOf, type Account } from './AppHeader.helpers';
import type { AppHeaderProps } from './AppHeader.types';

type AccountMenuProps = Omit<AppHeaderProps, 'favoritesCount'> & { account: Account };

/** The avatar and what opens under it: who is signed in, their pages, and the way out (checklist 70 to 74). */
export function AccountMenu({
  session,
  account,
  currentPath,
  paths,
  onListProperty,
  onLogOut,
}: AccountMenuProps) {
  const isAgent = session.role === 'agent';
  const page = (label: string, href: string): DisclosureMenuItem => ({
    label,
    href,
    isCurrent: currentOf(href, currentPath) !== undefined,
  });
  const favorites = page('Favorites', paths.favorites);
  const logOut: DisclosureMenuItem = { label: 'Log out', onPress: onLogOut };
  return (
    <DisclosureMenu
      label={`Account, ${account.name}`}
      head={account}
      items={
        isAgent
          ? [
              page('Dashboard', paths.agentDashboard),
              favorites,
              { label: 'List Property', onPress: onListProperty },
              logOut,
            ]
          : [favorites, logOut]
      }
    >
      <Avatar initials={account.initials} src={account.photoUrl} size={36} loading="eager" />
    </DisclosureMenu>
  );
}
