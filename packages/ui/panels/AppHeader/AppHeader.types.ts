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

export interface AppHeaderProps {
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
