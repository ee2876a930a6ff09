import { Banner, LiveRegion, SkipLink } from '@efie/ui';
import { ToastHost } from '@efie/ui/primitives/Toast';
import { useIsStorageKeeping } from '@efie/api';
import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

import { RouteBoundary } from './boundaries/RouteBoundary';
import { footer } from './lateParts';
import { ShellHeader } from './ShellHeader';
import { routes } from './routes';
import { Waiting } from './Shell.styles';
import { useOnline } from './useOnline';
import { useVisit } from './useVisit';

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
              {routes.map(({ path, Screen }) => (
                <Route key={path} path={path} element={<Screen />} />
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
