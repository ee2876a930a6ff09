import { Heart, Menu } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Button, lazyComponent, lazyDialog, Logo } from '../../primitives';
import { accountOf, currentOf, mainLinks } from './AppHeader.helpers';
import {
  AccountPlace,
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

// Neither is part of the first page: one is for the signed-in, the other comes with its first opening.
export const AccountMenu = lazyComponent(
  async () => (await import('./AccountMenu')).AccountMenu,
  AccountLinks,
);
export const MobileMenu = lazyDialog(async () => (await import('./MobileMenu')).MobileMenu);

/** What is most needed of the account menu, while its code cannot be loaded. */
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

/**
 * The header of every page (specification section 2, "Navigation and footer"; checklist 62 to 79).
 * From 1024 px the pages and the account stand in one row; below, a full-page menu holds them.
 */
export function AppHeader(props: AppHeaderProps) {
  const { session, favoritesCount, currentPath, paths } = props;
  const account = accountOf(session);
  const menuButton = useRef<HTMLButtonElement>(null);
  const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null);
  // The browser's Back leaves the page the menu was opened on: the menu goes with it (fault 43).
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
                <NavLink href={href} aria-current={currentOf(href, currentPath)}>
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
            aria-current={currentOf(paths.favorites, currentPath)}
          />
          <WideActions>
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
              <Suspense fallback={<AccountPlace />}>
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
        <Suspense fallback={null}>
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
