import { initials } from '@efie/domain';
import type { HeaderPaths, HeaderSession } from './AppHeader.types';

/** Who the account menu speaks of. */
export interface Account {
  name: string;
  /** The user's address or the agent's business; empty when there is none. */
  detail: string;
  initials: string;
  photoUrl: string | undefined;
}

/** What the avatar and the account block show; null for a guest (checklist 70, 73, 76). */
export function accountOf(session: HeaderSession): Account | null {
  if (session.role === 'guest') return null;
  const isAgent = session.role === 'agent';
  const given = (isAgent ? session.fullName : session.name).trim();
  const detail = (isAgent ? session.businessName : session.email).trim();
  // A record without a name still needs something to press.
  const name = given || detail || (isAgent ? 'Agent' : 'User');
  return {
    name,
    detail: detail === name ? '' : detail,
    initials: initials(name),
    photoUrl: (isAgent && session.photoUrl) || undefined,
  };
}

/** The three pages of the top navigation (checklist 62). */
export function mainLinks(paths: HeaderPaths): readonly { label: string; href: string }[] {
  return [
    { label: 'Home', href: paths.home },
    { label: 'Browse', href: paths.listings },
    { label: 'About', href: paths.about },
  ];
}

/** 'page' on the link to the page now shown. */
export function currentOf(href: string, currentPath: string): 'page' | undefined {
  return href === currentPath ? 'page' : undefined;
}
