import { groupThousands } from '../text/groupThousands';

/** The cedi sign and a no-break space, so that a price never wraps. */
export const CEDI = 'GH₵\u00a0';

export const PRICE_ON_REQUEST = 'Price on request';

/** 'GH₵ 2,800.00' for a finite amount of 0 or more. */
export function formatAmount(ghs: number): string {
  return CEDI + groupThousands(ghs.toFixed(2));
}

/**
 * 'GH₵ 2,800', 'GH₵ 450.50': without '.00', other decimals to two digits. 'Price on request' for a missing, negative or
 * infinite price.
 */
export function formatPrice(ghs: number | null): string {
  if (ghs === null || !Number.isFinite(ghs) || ghs < 0) return PRICE_ON_REQUEST;
  return formatAmount(ghs).replace(/\.00$/, '');
}
