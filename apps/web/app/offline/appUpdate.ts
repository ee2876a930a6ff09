import { createListeners } from '@efie/domain/listeners';
import type { WorkerMessage } from './shellWorker';

/** How long the new worker may take to replace the old one, in ms; then the page reloads anyway. */
const TAKE_OVER_TIMEOUT = 3000;

const listeners = createListeners();
/** The worker of a newer version than this page's, which waits. */
let waiting: ServiceWorker | null = null;

const send = (worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []): void =>
  worker.postMessage(message, ports);

/** Whether a worker has a file; false when it does not respond. */
function hasFile(worker: ServiceWorker, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), TAKE_OVER_TIMEOUT);
    send(worker, { kind: 'has-file', path }, [port2]);
  });
}

/**
 * Call it when a worker waits. A page that was loaded from the network may be of the worker's version already; then the
 * worker takes over and nothing is shown.
 * @param ownScript path of the page's entry, whose name differs in every version
 */
export async function offerUpdate(worker: ServiceWorker, ownScript: string): Promise<void> {
  if (await hasFile(worker, ownScript)) {
    send(worker, { kind: 'take-over' });
    return;
  }
  waiting = worker;
  listeners.notify();
}

export const subscribeToUpdate = listeners.subscribe;

/** Whether a new version is ready. */
export const isUpdateReady = (): boolean => waiting !== null;

/** Lets the new version take over and reloads this page. Call it on a press only. */
export function reloadWithUpdate(): void {
  const reload = () => window.location.reload();
  if (waiting === null) return;
  // Another tab has already let it take over, so no event follows.
  if (waiting.state !== 'installed') {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  setTimeout(reload, TAKE_OVER_TIMEOUT);
  send(waiting, { kind: 'take-over' });
}
