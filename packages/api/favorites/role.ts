import type { Role } from '../session/session';

/** The favorites of each role live in their own query, so that a change of role never shows the other's. */
export const favoritesKey = (role: Role) => ['favorites', role] as const;
