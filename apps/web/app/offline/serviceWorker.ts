/** The service worker of the production build; apps/web/build/buildServiceWorker.ts builds it into service-worker.js. */
import { startShellWorker, type ShellFiles } from './shellWorker';
import type { WorkerScope } from './workerScope';

startShellWorker(
  globalThis as unknown as WorkerScope,
  JSON.parse(import.meta.env.VITE_SHELL_FILES ?? '') as ShellFiles,
);
