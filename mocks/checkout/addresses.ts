/**
 * URL of the mock payment page for a payment.
 * @param appUrl URL of the app with a trailing slash: 'https://host/base/'
 */
export function checkoutAddress(appUrl: string, reference: string): string {
  return `${appUrl}checkout.html?reference=${encodeURIComponent(reference)}`;
}

/** URL that the payment page redirects to, whatever the outcome. */
export function callbackAddress(appUrl: string, reference: string): string {
  return `${appUrl}payment/callback?reference=${encodeURIComponent(reference)}`;
}
