import { Heart, LayoutDashboard, LogOut, Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Avatar, Button, CountBadge, HeadDetail, HeadName, Icon, Link, Logo } from '../../primitives';
import { breakpoint } from '../../theme/tokens';
import { currentOf, mainLinks, type Account } from './AppHeader.helpers';
import { Actions, HomeLink, MenuButton } from './AppHeader.styles';
import type { AppHeaderProps } from './AppHeader.types';
import { Block, Body, Bottom, Page, PageLink, Pages, Rows, Top } from './MobileMenu.styles';

interface MobileMenuProps extends AppHeaderProps {
  account: Account | null;
  /** Closes the menu and gives the focus back to its button. */
  onClose: () => void;
}

/** Keeps the page behind from scrolling for as long as the menu is mounted, however it leaves (fault 43). */
function useScrollLock() {
  useEffect(() => {
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    return () => {
      style.overflow = before;
    };
  }, []);
}

/** Calls back once the window is wide enough for the header's own row: a phone turned on its side (fault 43). */
function useCloseWhenWide(onClose: () => void) {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${breakpoint.lg}px)`);
    const closeWhenWide = () => {
      if (wide.matches) latest.current();
    };
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, []);
}

/**
 * The navigation of narrow windows, over the whole page (checklist 67; design.md section 6). A native modal dialog:
 * the page behind it is inert, and Escape closes it.
 */
export function MobileMenu({
  session,
  account,
  favoritesCount,
  currentPath,
  paths,
  onListProperty,
  onLogOut,
  onClose,
}: MobileMenuProps) {
  const page = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  // Closed first: behind an open modal nothing can take the focus.
  const leave = () => {
    page.current?.close();
    onClose();
  };
  useScrollLock();
  useCloseWhenWide(leave);

  useEffect(() => {
    // In StrictMode the effect runs twice on the same element.
    if (page.current && !page.current.open) page.current.showModal();
    closeButton.current?.focus();
  }, []);

  const runAndClose = (run: () => void) => () => {
    leave();
    run();
  };

  return (
    <Page
      ref={page}
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
      }}
    >
      <Top>
        <HomeLink href={paths.home} aria-label="Efie, home" onClick={leave}>
          <Logo />
        </HomeLink>
        <Actions>
          <MenuButton ref={closeButton} icon={X} label="Close menu" onClick={leave} />
        </Actions>
      </Top>
      <Body>
        {account && (
          <Block>
            <Avatar initials={account.initials} src={account.photoUrl} size={52} loading="eager" />
            <div>
              <HeadName title={account.name}>
                <bdi>{account.name}</bdi>
              </HeadName>
              {account.detail !== '' && (
                <HeadDetail title={account.detail}>
                  <bdi>{account.detail}</bdi>
                </HeadDetail>
              )}
            </div>
          </Block>
        )}
        <Pages aria-label="Main">
          {mainLinks(paths).map(({ label, href }) => (
            <PageLink key={href} href={href} aria-current={currentOf(href, currentPath)} onClick={leave}>
              {label}
            </PageLink>
          ))}
        </Pages>
        <Rows role="list">
          {session.role === 'agent' && (
            <li>
              <Link
                href={paths.agentDashboard}
                aria-current={currentOf(paths.agentDashboard, currentPath)}
                onClick={leave}
              >
                <Icon icon={LayoutDashboard} />
                Dashboard
              </Link>
            </li>
          )}
          <li>
            <Link
              href={paths.favorites}
              aria-label={`Favorites, ${favoritesCount}`}
              aria-current={currentOf(paths.favorites, currentPath)}
              onClick={leave}
            >
              <Icon icon={Heart} />
              Favorites
              <CountBadge count={favoritesCount} />
            </Link>
          </li>
          {session.role === 'agent' && (
            <li>
              <button type="button" onClick={runAndClose(onListProperty)}>
                <Icon icon={Plus} />
                List Property
              </button>
            </li>
          )}
        </Rows>
        <Bottom>
          {session.role !== 'agent' && (
            <Button size="large" href={paths.agentLogin} onClick={leave}>
              List Property
            </Button>
          )}
          {session.role === 'guest' && (
            <Button size="large" kind="secondary" href={paths.userLogin} onClick={leave}>
              Login
            </Button>
          )}
          {session.role !== 'agent' && (
            <Button
              size="large"
              kind={session.role === 'guest' ? 'ghost' : 'secondary'}
              href={paths.agentLogin}
              onClick={leave}
            >
              Agent Login
            </Button>
          )}
          {account && (
            <Button size="large" kind="secondary" icon={LogOut} onClick={runAndClose(onLogOut)}>
              Log out
            </Button>
          )}
        </Bottom>
      </Body>
    </Page>
  );
}
