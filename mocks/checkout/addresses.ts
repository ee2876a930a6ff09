/**
 * Where the pretend payment partner asks for the money.
 * @param appUrl where the app stands, with a trailing slash: 'https://host/base/'
 */
export function checkoutAddress(appUrl: string, reference: string): string {
  return `${appUrl}checkout.html?reference=${encodeURIComponent(reference)}`;
}

/** Where it sends the payer afterwards, whatever they did (specification section 2, "Payment callback"). */
export function callbackAddress(appUrl: string, reference: string): string {
  return `${appUrl}payment/callback?reference=${encodeURIComponent(reference)}`;
}
