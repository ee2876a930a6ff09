import { Avatar, DisclosureMenu, type DisclosureMenuItem } from '../../primitives';
import { ariaCurrent } from './AppHeader.helpers';
import type { AccountMenuProps } from './AppHeader.types';

/** The avatar with a menu: the signed-in account, its screens and Log out. */
export function AccountMenu({
  session,
  account,
  currentPath,
  paths,
  onListProperty,
  onLogOut,
}: AccountMenuProps) {
  const isAgent = session.role === 'agent';
  const linkTo = (label: string, href: string): DisclosureMenuItem => ({
    label,
    href,
    isCurrent: ariaCurrent(href, currentPath) !== undefined,
  });
  const favorites = linkTo('Favorites', paths.favorites);
  const logOut: DisclosureMenuItem = { label: 'Log out', onPress: onLogOut };
  return (
    <DisclosureMenu
      label={`Account, ${account.name}`}
      header={account}
      items={
        isAgent
          ? [
              linkTo('Dashboard', paths.agentDashboard),
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
