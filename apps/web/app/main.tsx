import { configureApi } from '@efie/api';
import { configureSiteUrl } from '@efie/domain/contact';
import { setSavingData } from '@efie/ui';
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { lazy, startTransition, StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { reportError } from './errors/reportError';
import { installLastResort } from './lastResort';
import { createQueryClient } from './queryClient';
import { loadRouteFor } from './routes';
import { watchIdle } from './watchIdle';
import type { EarlyState } from '../instant/earlyState';

const basename = import.meta.env.BASE_URL.replace(/\/$/, '');

/** A production build drops this branch and its import. */
const QueryDevtools = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools }))
  : null;

/** React passes uncaught and recoverable errors to `window`, where `installLastResort` listens. */
const options: RootOptions = { onCaughtError: reportError };

/**
 * Starts the mock backend in `npm start` and the demo; a production build drops this branch and its imports.
 * @returns whether the mock backend is needed and could not start
 */
async function startBackend(queryClient: QueryClient): Promise<boolean> {
  if (import.meta.env.VITE_MOCKS !== '1') return false;
  const { startMocks } = await import('./startMocks');
  return !(await startMocks(queryClient));
}

async function start(container: HTMLElement): Promise<void> {
  const early: EarlyState | undefined = window.efieEarly;
  configureApi({
    baseUrl: import.meta.env.VITE_API_BASE_URL,
    storageBaseUrl: import.meta.env.VITE_STORAGE_BASE_URL,
    hasIdempotencyKeys: import.meta.env.VITE_IDEMPOTENCY_KEY === '1',
    fetch: early?.fetch,
  });
  const { origin, pathname } = window.location;
  configureSiteUrl(origin + basename);
  setSavingData(early?.savesData ?? false);
  // Before the first render, which would show an account whose session has expired.
  if (import.meta.env.VITE_IDLE_MINUTES) watchIdle(import.meta.env.VITE_IDLE_MINUTES);
  // Set at startup: otherwise an app opened offline would not refetch when it comes online.
  onlineManager.setOnline(navigator.onLine);
  const path = pathname.slice(basename.length) || '/';
  const queryClient = createQueryClient();
  const [areMocksDown] = await Promise.all([startBackend(queryClient), loadRouteFor(path)]);
  const app = (
    <StrictMode>
      <BrowserRouter basename={basename || '/'}>
        <App queryClient={queryClient} areMocksDown={areMocksDown} onFirstScreen={early?.end} />
      </BrowserRouter>
      {QueryDevtools && (
        <Suspense>
          <QueryDevtools client={queryClient} />
        </Suspense>
      )}
    </StrictMode>
  );
  // In a transition React renders in slices, so that the page responds to input meanwhile.
  startTransition(() => {
    if (early?.hasShell) hydrateRoot(container, app, options);
    else createRoot(container, options).render(app);
  });
}

const container = document.getElementById('root');
if (container) {
  installLastResort(container);
  void start(container);
  // A production build drops this branch and its import, like others whose variable is not set.
  if (import.meta.env.DEV || import.meta.env.VITE_WEB_VITALS === '1')
    void import('./watchVitals').then(({ watchVitals }) => watchVitals());
}
