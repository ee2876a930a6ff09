/** How often a page that stays open looks for a new version, in ms. */
const CHECK_INTERVAL = 3_600_000;

/** The path of the page's entry script. */
function ownScript(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script === null ? '' : new URL(script.src).pathname;
}

/**
 * Registers the service worker and watches for new versions. Never rejects: the app works without it.
 * @param onUpdate called with a new version that waits, and the path of this page's entry script
 */
export async function registerWorker(
  base: string,
  onUpdate: (worker: ServiceWorker, script: string) => void,
): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register(`${base}service-worker.js`, {
      scope: base,
      updateViaCache: 'none',
    });
    const check = () => {
      // Without a controller it is the first version, which takes over by itself.
      if (registration.waiting && navigator.serviceWorker.controller)
        onUpdate(registration.waiting, ownScript());
    };
    const follow = () => registration.installing?.addEventListener('statechange', check);
    registration.addEventListener('updatefound', follow);
    // The browser may have found a new version on its own before the page registers.
    follow();
    check();
    let checkedAt = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden' || Date.now() - checkedAt < CHECK_INTERVAL) return;
      checkedAt = Date.now();
      registration.update().catch(() => undefined);
    });
  } catch {
    // Blocked by the browser's settings, or the connection was lost.
  }
}
