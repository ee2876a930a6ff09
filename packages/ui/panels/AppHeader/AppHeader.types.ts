import type { ComponentType } from 'react';

export type HeaderSession =
  | { role: 'guest' }
  | { role: 'user'; name: string; email: string }
  | { role: 'agent'; fullName: string; businessName: string; photoUrl: string | null };

export interface HeaderPaths {
  home: string;
  listings: string;
  about: string;
  favorites: string;
  userLogin: string;
  agentLogin: string;
  agentDashboard: string;
}

export interface Account {
  name: string;
  /** The user's email or the agent's business name; empty when there is none. */
  detail: string;
  initials: string;
  photoUrl: string | undefined;
}

/** What the header's menus show. */
export interface MenuProps {
  /** Sets which links and menus are shown. */
  session: HeaderSession;
  /** Hides what only guests see, while the menu of a signed-in account is loading. Default false. */
  isSessionLoading?: boolean;
  /** The bubble is hidden at 0. */
  favoritesCount: number;
  /** The current path, without the query string. */
  currentPath: string;
  /** URLs of the links. */
  paths: HeaderPaths;
  /** An agent pressed List Property: the caller checks the listing limit. Others get a link to the agent login. */
  onListProperty: () => void;
  /** Called by Log out. */
  onLogOut: () => void;
}

export interface AccountMenuProps extends Omit<MenuProps, 'favoritesCount'> {
  /** The signed-in account. */
  account: Account;
}

export interface MobileMenuProps extends MenuProps {
  /** Null for a guest. */
  account: Account | null;
  /** Unmounts the menu and moves focus to its button. */
  onClose: () => void;
}

export interface AppHeaderProps extends MenuProps {
  /** The menu of narrow viewports: `MobileMenu`, or what loads it. */
  MobileMenu: ComponentType<MobileMenuProps>;
  /** `AccountMenu`, for a signed-in account. */
  AccountMenu?: ComponentType<AccountMenuProps>;
}
