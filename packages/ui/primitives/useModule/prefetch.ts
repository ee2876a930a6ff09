import { isSavingData } from '../../hooks/savingData';

let last: Promise<unknown> = Promise.resolve();

/**
 * Loads code once the page has loaded and the browser is idle, so that the press that needs it also works without a network.
 * One after another, so that photos and the user's own requests are not behind them. Nothing is loaded for a user who saves
 * data.
 */
export function prefetch(load: () => Promise<unknown>): void {
  // Not in a worker or on a server.
  if (typeof document === 'undefined' || isSavingData()) return;
  const run = () => {
    // The press that needs the code tries again.
    last = last.then(load).catch(() => undefined);
  };
  // Safari has no requestIdleCallback.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 1000));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
