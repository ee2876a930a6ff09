import type { Role } from '../session/session';

/** A query key per role, so that a change of role never shows the other role's favorites. */
export const favoritesKey = (role: Role) => ['favorites', role] as const;
