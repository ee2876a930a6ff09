import { getSession, useGuestFavorites, useSession } from '@efie/api';
import { AppHeader } from '@efie/ui';
import { Suspense, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../routing/paths';
import { sectionOf } from '../routing/screens';
import { LazyMemberHeader } from './LazyMemberHeader';

const noop = () => undefined;

function GuestHeader() {
  const { pathname } = useLocation();
  return (
    <AppHeader
      session={{ role: 'guest' }}
      favoritesCount={useGuestFavorites().length}
      currentPath={sectionOf(pathname)}
      paths={paths}
      onListProperty={noop}
      onLogOut={noop}
    />
  );
}

/** The header for the current session, with the favorites count and the current section. */
export function ShellHeader() {
  const { role } = useSession();
  useLayoutEffect(() => {
    // Hydration renders for a guest, so the session is asked.
    if (getSession().role === 'guest') delete document.documentElement.dataset['member'];
  }, [role]);
  if (role === 'guest') return <GuestHeader />;
  return (
    <Suspense fallback={<GuestHeader />}>
      <LazyMemberHeader />
    </Suspense>
  );
}
