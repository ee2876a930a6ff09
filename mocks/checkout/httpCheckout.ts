import type { CheckoutOutcome, MockDb } from '../db/types';
import { callbackAddress } from './addresses';
import { checkoutHtml } from './checkoutHtml';
import { CHECKOUT_OUTCOMES } from './words';

/** Where an app is looked for when the payer's browser does not say where it comes from. */
const USUAL_APP = 'http://localhost:5173/';

export const checkoutPath = (reference: string): string => `/pay/${encodeURIComponent(reference)}`;

/** The site that sent the payer here, with a trailing slash. */
function appUrlOf(sentFrom: string | null): string {
  const url = URL.canParse(sentFrom ?? '') ? new URL(sentFrom ?? '') : null;
  return url !== null && /^https?:$/.test(url.protocol) ? `${url.origin}/` : USUAL_APP;
}

const isOutcome = (value: string | null): value is CheckoutOutcome =>
  CHECKOUT_OUTCOMES.some((outcome) => outcome === value);

/**
 * The payment page of the mock backend over HTTP: GET /pay/{reference} shows a form, POST does what was chosen and sends the
 * payer back to the app that sent them.
 * @returns null for every other address
 */
export async function answerCheckout(db: MockDb, request: Request): Promise<Response | null> {
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
  if (!found.ok || !isOutcome(outcome)) return new Response('Nothing to pay.', { status: 404, headers });
  db.completeCheckout(found.payment.reference, outcome);
  const Location = callbackAddress(appUrlOf(form.get('app')), found.payment.reference);
  return new Response(null, { status: 303, headers: { Location } });
}
