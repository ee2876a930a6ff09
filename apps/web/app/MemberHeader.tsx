import {
  syncFavoritesBetweenTabs,
  readAgent,
  readUser,
  refreshProfile,
  subscribeToProfileUpdated,
  updateSessionRecord,
  useFavoriteIds,
  useLogOut,
  useSession,
  type Session,
} from '@efie/api';
import { AccountMenu, AppHeader, type HeaderSession } from '@efie/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../routing/paths';
import { sectionOf } from '../routing/screens';
import { useListProperty } from '../routing/useListProperty';
import { LazyMobileMenu } from './LazyMobileMenu';

function headerSession(session: Session): HeaderSession {
  if (session.role === 'user') return { role: 'user', ...readUser(session.record) };
  if (session.role === 'agent') return { role: 'agent', ...readAgent(session.record) };
  return { role: 'guest' };
}

/** Shows the stored profile at once, and refreshes it from the server (ruling 124). */
function followProfile(): void {
  updateSessionRecord({});
  void refreshProfile();
}

/** The header of a signed-in user or agent. */
export function MemberHeader() {
  const session = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const savedIds = useFavoriteIds();
  const logOut = useLogOut();
  const onListProperty = useListProperty();
  const sessionInHeader = useMemo(() => headerSession(session), [session]);
  const queryClient = useQueryClient();
  useEffect(() => syncFavoritesBetweenTabs(queryClient), [queryClient]);
  useEffect(() => subscribeToProfileUpdated(followProfile), []);
  return (
    <AppHeader
      AccountMenu={AccountMenu}
      MobileMenu={LazyMobileMenu}
      session={sessionInHeader}
      favoritesCount={savedIds.size}
      currentPath={sectionOf(pathname)}
      paths={paths}
      onListProperty={onListProperty}
      onLogOut={() => {
        logOut();
        void navigate(paths.home);
      }}
    />
  );
}
