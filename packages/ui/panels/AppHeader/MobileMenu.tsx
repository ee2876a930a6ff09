import { Heart, LayoutDashboard, LogOut, Plus, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMediaQuery } from '../../hooks/useMediaQuery';
import { useScrollLock } from '../../hooks/useScrollLock';
import { Avatar, Button, CountBadge, MenuSubtitle, MenuTitle, Icon, Link, Logo } from '../../primitives';
import { media } from '../../theme/tokens';
import { ariaCurrent, mainLinks } from './AppHeader.helpers';
import { Actions, HomeLink, MenuButton } from './AppHeader.styles';
import type { MobileMenuProps } from './AppHeader.types';
import { AccountBlock, Body, Bottom, MenuDialog, MainLink, MainLinks, Rows, Top } from './MobileMenu.styles';

/** The full-screen navigation of narrow viewports: a native modal dialog, so the page behind it is inert. */
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
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  // Closed first, because elements behind an open modal cannot be focused.
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  useScrollLock(true);
  // The header shows these links itself from here on, as after rotating a phone.
  const isWide = useMediaQuery(media.lg);
  useEffect(() => {
    if (isWide) close();
  });

  useEffect(() => {
    // In StrictMode the effect runs twice, and showModal() throws on an open dialog.
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
    closeButton.current?.focus();
  }, []);

  const runAndClose = (action: () => void) => () => {
    close();
    action();
  };

  return (
    <MenuDialog
      ref={dialog}
      aria-label="Menu"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <Top>
        <HomeLink href={paths.home} aria-label="Efie, home" onClick={close}>
          <Logo />
        </HomeLink>
        <Actions>
          <MenuButton ref={closeButton} icon={X} label="Close menu" onClick={close} />
        </Actions>
      </Top>
      <Body>
        {account && (
          <AccountBlock>
            <Avatar initials={account.initials} src={account.photoUrl} size={52} loading="eager" />
            <div>
              <MenuTitle title={account.name}>
                <bdi>{account.name}</bdi>
              </MenuTitle>
              {account.detail !== '' && (
                <MenuSubtitle title={account.detail}>
                  <bdi>{account.detail}</bdi>
                </MenuSubtitle>
              )}
            </div>
          </AccountBlock>
        )}
        <MainLinks aria-label="Main">
          {mainLinks(paths).map(({ label, href }) => (
            <MainLink key={href} href={href} aria-current={ariaCurrent(href, currentPath)} onClick={close}>
              {label}
            </MainLink>
          ))}
        </MainLinks>
        <Rows role="list">
          {session.role === 'agent' && (
            <li>
              <Link
                href={paths.agentDashboard}
                aria-current={ariaCurrent(paths.agentDashboard, currentPath)}
                onClick={close}
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
              aria-current={ariaCurrent(paths.favorites, currentPath)}
              onClick={close}
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
            <Button size="large" href={paths.agentLogin} onClick={close}>
              List Property
            </Button>
          )}
          {session.role === 'guest' && (
            <Button size="large" kind="secondary" href={paths.userLogin} onClick={close}>
              Login
            </Button>
          )}
          {session.role !== 'agent' && (
            <Button
              size="large"
              kind={session.role === 'guest' ? 'ghost' : 'secondary'}
              href={paths.agentLogin}
              onClick={close}
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
    </MenuDialog>
  );
}
