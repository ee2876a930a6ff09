import {
  readAgent,
  readUser,
  useFavoriteIds,
  useGuestFavorites,
  useLogOut,
  useSession,
  type Session,
} from '@efie/api';
import { AppHeader, type HeaderSession } from '@efie/ui';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from './paths';
import { useListProperty } from './useListProperty';

function headerSession(session: Session): HeaderSession {
  if (session.role === 'user') return { role: 'user', ...readUser(session.record) };
  if (session.role === 'agent') return { role: 'agent', ...readAgent(session.record) };
  return { role: 'guest' };
}

/** A listing belongs to Browse: its link stays marked there, as drawn. */
const sectionOf = (pathname: string): string =>
  pathname.startsWith('/property/') ? paths.listings : pathname;

/** The header with what the app knows: who is signed in, how much they saved, where they are. */
export function ShellHeader() {
  const session = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const savedIds = useFavoriteIds();
  const guestIds = useGuestFavorites();
  const logOut = useLogOut();
  const onListProperty = useListProperty();
  const shown = useMemo(() => headerSession(session), [session]);
  return (
    <AppHeader
      session={shown}
      favoritesCount={session.role === 'guest' ? guestIds.length : savedIds.size}
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
