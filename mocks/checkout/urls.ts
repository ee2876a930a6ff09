/**
 * URL of the mock payment page for a payment.
 * @param appUrl URL of the app with a trailing slash: 'https://host/base/'
 */
export function buildCheckoutUrl(appUrl: string, reference: string): string {
  return `${appUrl}checkout.html?reference=${encodeURIComponent(reference)}`;
}

/** URL that the payment page redirects to after every outcome. */
export function buildCallbackUrl(appUrl: string, reference: string): string {
  return `${appUrl}payment/callback?reference=${encodeURIComponent(reference)}`;
}
