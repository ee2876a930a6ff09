import { safeRedirectUrl } from '../contact/safeRedirectUrl';
import { parseUrl } from '../contact/webUrl';

/**
 * The step after starting a subscription: `pay` at the payment page, `paid` already, `pending` until a payment link is
 * sent, or `unsafe`: the URL is rejected.
 */
export type SubscriptionStep =
  { kind: 'pay'; url: string } | { kind: 'paid' } | { kind: 'pending' } | { kind: 'unsafe' };

/** The server's response to starting a subscription; values as sent, empty when missing. */
export interface SubscriptionResponse {
  authorizationUrl: string;
  redirectUrl: string;
  status: string;
}

export interface SubscriptionSite {
  /** Origin of this site, such as 'https://efie.example'. */
  origin: string;
  /** Paths of this site to which the server redirects only agents who have paid. */
  paidPaths: readonly string[];
  /** Allowed hosts of the payment page, such as 'checkout.example.com'; any host when left out. */
  payHosts?: readonly string[] | undefined;
}

/**
 * The next step after the server's response. A status of 'success' alone does not confirm a payment, because many servers
 * send it in every response: it counts only with a redirect to one of this site's `paidPaths` (ruling 101), never with a
 * payment page, a rejected URL or no URL.
 */
export function subscriptionStep(
  { authorizationUrl, redirectUrl, status }: SubscriptionResponse,
  { origin, paidPaths, payHosts }: SubscriptionSite,
): SubscriptionStep {
  const paymentUrl = authorizationUrl || redirectUrl;
  if (paymentUrl === '') return { kind: 'pending' };
  if (authorizationUrl === '' && status.toLowerCase() === 'success') {
    const page = parseUrl(redirectUrl, origin);
    if (page?.origin === origin && paidPaths.includes(page.pathname)) return { kind: 'paid' };
  }
  const url = safeRedirectUrl(paymentUrl, { appOrigin: origin, ...(payHosts && { hosts: payHosts }) });
  return url === null ? { kind: 'unsafe' } : { kind: 'pay', url };
}
