import { useGuestFavorites, useSession } from '@efie/api';
import { AppHeader, suspendingUntilLoaded } from '@efie/ui';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../routing/paths';
import { sectionOf } from '../routing/screens';
import { LazyMobileMenu } from './LazyMobileMenu';
import { memberRest } from './modules';

const noop = () => undefined;

function GuestHeader({ isSessionLoading = false }) {
  const { pathname } = useLocation();
  return (
    <AppHeader
      MobileMenu={LazyMobileMenu}
      session={{ role: 'guest' }}
      isSessionLoading={isSessionLoading}
      favoritesCount={useGuestFavorites().length}
      currentPath={sectionOf(pathname)}
      paths={paths}
      onListProperty={noop}
      onLogOut={noop}
    />
  );
}

const LoadedMemberHeader = suspendingUntilLoaded(memberRest, ({ module: { MemberHeader } }) => (
  <MemberHeader />
));

/** The header for the current session, with the favorites count and the current section. */
export function ShellHeader() {
  const { role } = useSession();
  if (role === 'guest') return <GuestHeader />;
  return (
    <Suspense fallback={<GuestHeader isSessionLoading />}>
      <LoadedMemberHeader />
    </Suspense>
  );
}
