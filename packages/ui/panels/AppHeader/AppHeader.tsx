import { Heart, Menu } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Button, lazyComponent, lazyDialog, Logo } from '../../primitives';
import { headerAccount, ariaCurrent, mainLinks } from './AppHeader.helpers';
import {
  AccountMenuPlaceholder,
  Actions,
  Bar,
  HeartLink,
  HomeLink,
  MainNav,
  MenuButton,
  NavLink,
  NavList,
  Row,
  WideActions,
} from './AppHeader.styles';
import type { AppHeaderProps } from './AppHeader.types';

// Not needed for the first render: one is only for signed-in accounts, the other only for an open menu.
export const AccountMenu = lazyComponent(
  async () => (await import('./AccountMenu')).AccountMenu,
  AccountLinks,
);
export const MobileMenu = lazyDialog(async () => (await import('./MobileMenu')).MobileMenu);

/** Replaces the account menu when its code fails to load. */
function AccountLinks({ session, paths, onLogOut }: Pick<AppHeaderProps, 'session' | 'paths' | 'onLogOut'>) {
  return (
    <>
      {session.role === 'agent' && (
        <Button kind="ghost" href={paths.agentDashboard}>
          Dashboard
        </Button>
      )}
      <Button kind="ghost" onClick={onLogOut}>
        Log out
      </Button>
    </>
  );
}

/** The header of every screen. Below 1024 px the links and the account are in a full-screen menu. */
export function AppHeader(props: AppHeaderProps) {
  const { session, isSessionLoading, favoritesCount, currentPath, paths } = props;
  const account = headerAccount(session);
  const menuButton = useRef<HTMLButtonElement>(null);
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null);
  // Navigating, such as with the browser's Back, closes the menu.
  if (menuOpenAt !== null && menuOpenAt !== currentPath) setMenuOpenAt(null);

  return (
    <Bar data-sky={currentPath === paths.home}>
      <Row>
        <HomeLink href={paths.home} aria-label="Efie, home">
          <Logo />
        </HomeLink>
        <MainNav aria-label="Main">
          <NavList role="list">
            {mainLinks(paths).map(({ label, href }) => (
              <li key={href}>
                <NavLink href={href} aria-current={ariaCurrent(href, currentPath)}>
                  {label}
                </NavLink>
              </li>
            ))}
          </NavList>
        </MainNav>
        <Actions>
          <HeartLink
            href={paths.favorites}
            icon={Heart}
            label={`Favorites, ${favoritesCount}`}
            count={favoritesCount}
            aria-current={ariaCurrent(paths.favorites, currentPath)}
          />
          <WideActions data-guest={session.role === 'guest' || undefined} aria-busy={isSessionLoading}>
            {session.role === 'guest' && (
              <Button kind="ghost" href={paths.userLogin}>
                Login
              </Button>
            )}
            {session.role !== 'agent' && (
              <>
                <Button kind="ghost" href={paths.agentLogin}>
                  Agent Login
                </Button>
                <Button href={paths.agentLogin}>List Property</Button>
              </>
            )}
            {account && (
              <Suspense fallback={<AccountMenuPlaceholder />}>
                <AccountMenu {...props} account={account} />
              </Suspense>
            )}
          </WideActions>
          <MenuButton
            ref={menuButton}
            icon={Menu}
            label="Menu"
            aria-expanded={menuOpenAt === currentPath}
            aria-haspopup="dialog"
            onPointerDown={() => void MobileMenu.load()}
            onClick={() => setMenuOpenAt(currentPath)}
          />
        </Actions>
      </Row>
      {menuOpenAt === currentPath && (
        <Suspense>
          <MobileMenu
            {...props}
            account={account}
            onClose={() => {
              setMenuOpenAt(null);
              menuButton.current?.focus();
            }}
          />
        </Suspense>
      )}
    </Bar>
  );
}
