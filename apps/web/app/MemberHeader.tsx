import { readAgent, readUser, useFavoriteIds, useLogOut, useSession, type Session } from '@efie/api';
import { AppHeader, type HeaderSession } from '@efie/ui';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from './paths';
import { sectionOf } from './sectionOf';
import { useListProperty } from './useListProperty';

function headerSession(session: Session): HeaderSession {
  if (session.role === 'user') return { role: 'user', ...readUser(session.record) };
  if (session.role === 'agent') return { role: 'agent', ...readAgent(session.record) };
  return { role: 'guest' };
}

/** The header of a signed-in user or agent (checklist 70 to 77). */
export function MemberHeader() {
  const session = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const savedIds = useFavoriteIds();
  const logOut = useLogOut();
  const onListProperty = useListProperty();
  const shown = useMemo(() => headerSession(session), [session]);
  return (
    <AppHeader
      session={shown}
      favoritesCount={savedIds.size}
      currentPath={sectionOf(pathname)}
      paths={paths}
      onListProperty={onListProperty}
      onLogOut={() => {
        logOut.mutate();
        // Home after logout (ruling 92).
        void navigate(paths.home);
      }}
    />
  );
}
