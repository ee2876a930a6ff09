import { Heart, Menu } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, Logo } from '../../primitives';
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

/** The header of every screen. Below 1024 px the links and the account are in a full-screen menu. */
export function AppHeader({ AccountMenu, MobileMenu, ...props }: AppHeaderProps) {
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
            {account &&
              (AccountMenu ? <AccountMenu {...props} account={account} /> : <AccountMenuPlaceholder />)}
          </WideActions>
          <MenuButton
            ref={menuButton}
            icon={Menu}
            label="Menu"
            aria-expanded={menuOpenAt === currentPath}
            aria-haspopup="dialog"
            onClick={() => setMenuOpenAt(currentPath)}
          />
        </Actions>
      </Row>
      {menuOpenAt === currentPath && (
        <MobileMenu
          {...props}
          account={account}
          onClose={() => {
            setMenuOpenAt(null);
            menuButton.current?.focus();
          }}
        />
      )}
    </Bar>
  );
}
