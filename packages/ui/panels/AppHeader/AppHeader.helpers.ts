import { initials } from '@efie/domain/names';
import type { Account, HeaderPaths, HeaderSession } from './AppHeader.types';

/** Null for a guest. */
export function headerAccount(session: HeaderSession): Account | null {
  if (session.role === 'guest') return null;
  const isAgent = session.role === 'agent';
  const given = (isAgent ? session.fullName : session.name).trim();
  const detail = (isAgent ? session.businessName : session.email).trim();
  // Never empty, because it labels the menu's button.
  const name = given || detail || (isAgent ? 'Agent' : 'User');
  return {
    name,
    detail: detail === name ? '' : detail,
    initials: initials(name),
    photoUrl: (isAgent && session.photoUrl) || undefined,
  };
}

export function mainLinks(paths: HeaderPaths): readonly { label: string; href: string }[] {
  return [
    { label: 'Home', href: paths.home },
    { label: 'Browse', href: paths.listings },
    { label: 'About', href: paths.about },
  ];
}

/** The `aria-current` value of a link: 'page' when it links to the current path. */
export function ariaCurrent(href: string, currentPath: string): 'page' | undefined {
  return href === currentPath ? 'page' : undefined;
}
