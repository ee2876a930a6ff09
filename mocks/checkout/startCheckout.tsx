import { createRoot } from 'react-dom/client';
import { createMockDb } from '../db';
import { attachBrowserPersistence } from '../db/persistence';
import { readKeptSettings, setPageClock } from '../panel';
import { callbackAddress } from './addresses';
import { CheckoutPage } from './CheckoutPage';

/**
 * Shows the payment that the address names, from the state that the app keeps in this browser and on its clock, and takes the
 * payer back once what they did is kept. Never rejects.
 * @param appUrl where the app stands, with a trailing slash
 */
export async function startCheckout(container: HTMLElement, appUrl: string): Promise<void> {
  setPageClock(readKeptSettings().clock);
  const db = createMockDb({ now: () => new Date().toISOString() });
  const persistence = await attachBrowserPersistence(db).catch(() => null);
  const reference = new URLSearchParams(window.location.search).get('reference') ?? '';
  const found = db.getCheckout(reference);
  const backTo = callbackAddress(appUrl, reference);
  createRoot(container).render(
    <CheckoutPage
      payment={found.ok ? found.payment : null}
      backTo={backTo}
      onChoose={(outcome) => {
        db.completeCheckout(reference, outcome);
        void persistence?.flush().then(() => window.location.assign(backTo));
      }}
    />,
  );
}
