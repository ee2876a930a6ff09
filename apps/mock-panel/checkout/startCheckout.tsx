import { createMockDb } from '@efie/mocks';
import { buildCallbackUrl } from '@efie/mocks/checkout';
import { readSettings, setPageClock } from '@efie/mocks/controls';
import { attachBrowserPersistence } from '@efie/mocks/persistence';
import { createRoot } from 'react-dom/client';
import { CheckoutPage } from './CheckoutPage';

/**
 * Renders the payment named in the URL from the state that the app stores in this browser, and redirects to the app once the
 * outcome is stored. Never rejects.
 * @param appUrl URL of the app with a trailing slash
 */
export async function startCheckout(container: HTMLElement, appUrl: string): Promise<void> {
  setPageClock(readSettings().clock);
  const db = createMockDb({ now: () => new Date().toISOString() });
  const persistence = await attachBrowserPersistence(db).catch(() => null);
  const reference = new URLSearchParams(window.location.search).get('reference') ?? '';
  const found = db.getCheckout(reference);
  const callbackUrl = buildCallbackUrl(appUrl, reference);
  createRoot(container).render(
    <CheckoutPage
      payment={found.ok ? found.payment : null}
      callbackUrl={callbackUrl}
      onChoose={(outcome) => {
        db.completeCheckout(reference, outcome);
        void persistence?.flush().then(() => window.location.assign(callbackUrl));
      }}
    />,
  );
}
