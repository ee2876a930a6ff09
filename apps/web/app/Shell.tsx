import { Banner, LiveRegion, SkipLink } from '@efie/ui';
import { ToastHost } from '@efie/ui/primitives/Toast';
import { useIsStorageKeeping, useSession } from '@efie/api';
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';

import { RouteBoundary } from './boundaries/RouteBoundary';
import { footer } from './lateParts';
import { ShellHeader } from './ShellHeader';
import { paths } from './paths';
import { routes, type AppRoute } from './routes';
import { Waiting } from './Shell.styles';
import { useOnline } from './useOnline';
import { useVisit } from './useVisit';

function Guarded({ route: { Screen, isForAgents } }: { route: AppRoute }) {
  const { role } = useSession();
  // Agent pages lead to the agent login when no agent token is stored (checklist 23 to 27).
  return isForAgents && role !== 'agent' ? <Navigate to={paths.agentLogin} replace /> : <Screen />;
}

interface ShellProps {
  areMocksDown: boolean;
}

/** Header, notices, the screen of the present address, footer and toasts: what surrounds all routes (checklist 30). */
export function Shell({ areMocksDown }: ShellProps) {
  const { pathname } = useLocation();
  const { announcement } = useVisit();
  const isOnline = useOnline();
  const isStorageKeeping = useIsStorageKeeping();
  return (
    <>
      <SkipLink targetId="main" />
      <ShellHeader />
      {!isOnline && <Banner icon="offline">You are offline. What was loaded before is still here.</Banner>}
      {!isStorageKeeping && <Banner icon="info">This browser is not keeping data on this device</Banner>}
      {areMocksDown && (
        <Banner icon="info">
          The mock backend is not running. Allow service workers for this page, then reload.
        </Banner>
      )}
      <main id="main" tabIndex={-1}>
        <RouteBoundary path={pathname}>
          <Suspense fallback={<Waiting />}>
            <Routes>
              {routes.map((route) => (
                <Route key={route.path} path={route.path} element={<Guarded route={route} />} />
              ))}
            </Routes>
          </Suspense>
        </RouteBoundary>
      </main>
      {footer.element}
      <LiveRegion>{announcement}</LiveRegion>
      <ToastHost />
    </>
  );
}
