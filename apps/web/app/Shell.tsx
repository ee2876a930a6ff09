import { Banner, LiveRegion, SkipLink, suspendingUntilLoaded, useModule } from '@efie/ui';
import { ToastHost } from '@efie/ui/primitives/Toast';
import { useIsStorageWorking } from '@efie/api';
import { memo, Suspense, useEffect, type ReactNode } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';

import { RouteBoundary } from './boundaries/RouteBoundary';
import { rest } from './modules';
import { ShellHeader } from './ShellHeader';
import { routes } from './routes';
import { Main, Waiting } from './Shell.styles';
import { onDemand } from '../screens/common/modules';
import { useOnline } from '../screens/common/offline/useOnline';
import { useVisit } from './useVisit';

const screens = routes.map(({ path, Screen }) => ({ path, element: <Screen /> }));

interface ShellProps {
  areMocksDown: boolean;
  onFirstScreen: (() => void) | undefined;
}

/** Inside the boundary of the screen, so that it mounts, and hydrates, together with the first one. */
function Screen({ children, onRender }: { children: ReactNode; onRender: (() => void) | undefined }) {
  useEffect(() => onRender?.(), [onRender]);
  return children;
}

const LoadedFooter = suspendingUntilLoaded(rest, ({ module: { ShellFooter } }) => <ShellFooter />);

/** Memoized, because an update before hydration would discard the pre-rendered footer. */
const Footer = memo(function Footer() {
  return (
    <Suspense>
      <LoadedFooter />
    </Suspense>
  );
});

function LazyToaster() {
  const { module } = useModule(onDemand);
  return module && <module.Toaster />;
}

function DeviceBanners() {
  const isOnline = useOnline();
  const isStorageWorking = useIsStorageWorking();
  return (
    <>
      {!isOnline && <Banner icon="offline">You are offline. What was loaded before is still here.</Banner>}
      {!isStorageWorking && <Banner icon="info">This browser is not keeping data on this device</Banner>}
    </>
  );
}

function VisitAnnouncement() {
  const { announcement } = useVisit();
  return <LiveRegion>{announcement}</LiveRegion>;
}

/**
 * Layout of every route: header, banners, the current screen, footer and toasts. It has no state: an update before hydration
 * would discard the pre-rendered parts of the screen.
 */
export function Shell({ areMocksDown, onFirstScreen }: ShellProps) {
  const { pathname } = useLocation();
  // A path with a line break matches no pattern of the router, not even '*'.
  const screen = useRoutes(screens) ?? screens.at(-1)?.element;
  return (
    <>
      <SkipLink targetId="main" />
      <ShellHeader />
      <DeviceBanners />
      {/* A production build drops this branch. */}
      {import.meta.env.VITE_MOCKS === '1' && areMocksDown && (
        <Banner icon="info">
          The mock backend is not running. Allow service workers for this page, then reload.
        </Banner>
      )}
      <Main id="main" tabIndex={-1}>
        <RouteBoundary path={pathname}>
          <Suspense fallback={<Waiting />}>
            <Screen onRender={onFirstScreen}>{screen}</Screen>
          </Suspense>
        </RouteBoundary>
      </Main>
      <Footer />
      <VisitAnnouncement />
      <ToastHost>
        <LazyToaster />
      </ToastHost>
    </>
  );
}
