/** Who is signed in, as much of it as the header shows. */
export type HeaderSession =
  | { role: 'guest' }
  | { role: 'user'; name: string; email: string }
  | { role: 'agent'; fullName: string; businessName: string; photoUrl: string | null };

/** Addresses the header leads to; the app's table of paths fits. */
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
  session: HeaderSession;
  /** Saved properties of whoever is here; the bubble hides at 0 (ruling 25). */
  favoritesCount: number;
  /** The path now shown, without query: marks the current page. */
  currentPath: string;
  paths: HeaderPaths;
  /** An agent pressed List Property: the caller runs the rule (checklist 80 to 82). Others get a link to the agent login. */
  onListProperty: () => void;
  onLogOut: () => void;
}
