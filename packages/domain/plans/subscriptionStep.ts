import { safeUrl } from '../contact/safeUrl';

/** What follows once a subscription has been started: leave for the payment page, nothing left to pay, wait, or refuse. */
export type SubscriptionStep =
  { kind: 'pay'; url: string } | { kind: 'paid' } | { kind: 'pending' } | { kind: 'unsafe' };

/** What the server said of a subscription that was started; both texts as they came, empty when missing. */
export interface SubscriptionAnswer {
  paymentUrl: string;
  status: string;
}

/**
 * What the server's answer asks for (checklist 354 to 357). A payment page that is still to be seen comes before the word
 * that it is paid, which only counts with no address or one of this site (ruling 101). An address that is not safe to
 * follow is a failure (fault 128).
 * @param appOrigin origin of this site, such as 'https://efie.example'
 * @param payHosts the only hosts to pay at, such as 'checkout.example.com'; left out, any host is
 */
export function subscriptionStep(
  { paymentUrl, status }: SubscriptionAnswer,
  appOrigin: string,
  payHosts?: readonly string[],
): SubscriptionStep {
  const url = safeUrl(paymentUrl, 'redirect', { appOrigin, ...(payHosts && { hosts: payHosts }) });
  const isPaid = status.toLowerCase() === 'success';
  if (isPaid && (url === null || new URL(url).origin === appOrigin)) return { kind: 'paid' };
  if (url !== null) return { kind: 'pay', url };
  return { kind: paymentUrl === '' ? 'pending' : 'unsafe' };
}
