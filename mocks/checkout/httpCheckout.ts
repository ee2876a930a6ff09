import type { CheckoutOutcome, MockDb } from '../db/types';
import { buildCallbackUrl } from './urls';
import { checkoutHtml } from './checkoutHtml';
import { CHECKOUT_OUTCOMES } from './checkoutText';

/** URL of the app when the request has no usable Referer. */
const DEFAULT_APP_URL = 'http://localhost:5173/';

export const checkoutPath = (reference: string): string => `/pay/${encodeURIComponent(reference)}`;

/** The origin of the app that linked here, with a trailing slash. */
function appUrlOf(referrer: string | null): string {
  const url = URL.canParse(referrer ?? '') ? new URL(referrer ?? '') : null;
  return url !== null && /^https?:$/.test(url.protocol) ? `${url.origin}/` : DEFAULT_APP_URL;
}

const isOutcome = (value: string | null): value is CheckoutOutcome =>
  CHECKOUT_OUTCOMES.some((outcome) => outcome === value);

/**
 * The mock payment page over HTTP: GET /pay/{reference} responds with a form, POST completes the payment and redirects to the
 * app that linked here.
 * @returns null for every other URL
 */
export async function handleCheckoutRequest(db: MockDb, request: Request): Promise<Response | null> {
  const reference = /^\/pay\/([^/]+)$/.exec(new URL(request.url).pathname)?.[1];
  if (reference === undefined) return null;
  const found = db.getCheckout(decodeURIComponent(reference));
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
  if (request.method === 'GET') {
    const appUrl = appUrlOf(request.headers.get('Referer'));
    return new Response(checkoutHtml(found.ok ? found.payment : null, appUrl), {
      status: found.ok ? 200 : 404,
      headers,
    });
  }
  if (request.method !== 'POST') return null;
  const form = new URLSearchParams(await request.text());
  const outcome = form.get('outcome');
  if (!found.ok || !isOutcome(outcome))
    return new Response('Unknown payment or outcome.', { status: 404, headers });
  db.completeCheckout(found.payment.reference, outcome);
  const Location = buildCallbackUrl(appUrlOf(form.get('app')), found.payment.reference);
  return new Response(null, { status: 303, headers: { Location } });
}
