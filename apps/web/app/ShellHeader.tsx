import { useGuestFavorites, useSession } from '@efie/api';
import { AppHeader, lazyComponent } from '@efie/ui';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../routing/paths';
import { sectionOf } from '../routing/sectionOf';

// What only the signed-in need is no part of the first page.
const MemberHeader = lazyComponent(async () => (await import('./MemberHeader')).MemberHeader);

const nothing = () => undefined;

function GuestHeader() {
  const { pathname } = useLocation();
  return (
    <AppHeader
      session={{ role: 'guest' }}
      favoritesCount={useGuestFavorites().length}
      currentPath={sectionOf(pathname)}
      paths={paths}
      onListProperty={nothing}
      onLogOut={nothing}
    />
  );
}

/** The header with what the app knows: who is signed in, how much they saved, where they are. */
export function ShellHeader() {
  const { role } = useSession();
  if (role === 'guest') return <GuestHeader />;
  return (
    <Suspense fallback={<GuestHeader />}>
      <MemberHeader />
    </Suspense>
  );
}
