import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { Avatar, Icon, Link, VisuallyHidden } from '../../primitives';
import { currentOf, type Account } from './AppHeader.helpers';
import {
  AccountButton,
  AccountDetail,
  AccountHead,
  AccountHolder,
  AccountList,
  AccountName,
  AccountPanel,
} from './Account.styles';
import type { AppHeaderProps } from './AppHeader.types';

type AccountMenuProps = Omit<AppHeaderProps, 'favoritesCount'> & { account: Account };

/**
 * The avatar and what opens under it: a disclosure of links, as the ARIA practices draw it for navigation.
 * Escape closes it and gives the focus back; a press or the focus elsewhere closes it (checklist 70 to 74).
 */
export function AccountMenu({
  session,
  account,
  currentPath,
  paths,
  onListProperty,
  onLogOut,
}: AccountMenuProps) {
  const panelId = useId();
  const holder = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent) => {
      if (!(event.target instanceof Node && holder.current?.contains(event.target))) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    close();
    button.current?.focus();
  };
  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    // No target: some browsers do not focus a pressed button, and its press must still count.
    if (relatedTarget instanceof Node && !holder.current?.contains(relatedTarget)) close();
  };
  const runAndClose = (run: () => void) => () => {
    close();
    run();
  };

  return (
    <AccountHolder ref={holder} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <AccountButton
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <VisuallyHidden>{`Account, ${account.name}`}</VisuallyHidden>
        <Avatar initials={account.initials} src={account.photoUrl} size={36} loading="eager" />
        <Icon icon={ChevronDown} size="s" />
      </AccountButton>
      <AccountPanel id={panelId} hidden={!isOpen}>
        <AccountHead>
          <AccountName title={account.name}>
            <bdi>{account.name}</bdi>
          </AccountName>
          {account.detail !== '' && (
            <AccountDetail title={account.detail}>
              <bdi>{account.detail}</bdi>
            </AccountDetail>
          )}
        </AccountHead>
        <AccountList role="list">
          {session.role === 'agent' && (
            <li>
              <Link
                href={paths.agentDashboard}
                aria-current={currentOf(paths.agentDashboard, currentPath)}
                onClick={close}
              >
                Dashboard
              </Link>
            </li>
          )}
          <li>
            <Link
              href={paths.favorites}
              aria-current={currentOf(paths.favorites, currentPath)}
              onClick={close}
            >
              Favorites
            </Link>
          </li>
          {session.role === 'agent' && (
            <li>
              <button type="button" onClick={runAndClose(onListProperty)}>
                List Property
              </button>
            </li>
          )}
          <li>
            <button type="button" onClick={runAndClose(onLogOut)}>
              Log out
            </button>
          </li>
        </AccountList>
      </AccountPanel>
    </AccountHolder>
  );
}
