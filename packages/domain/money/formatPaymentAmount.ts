import { amountText } from './formatPrice';

/** 'GH₵ 50.00': payments always carry two decimals (ruling 3); an amount the server left out reads 'Not given'. */
export function formatPaymentAmount(ghs: number | null): string {
  return ghs !== null && Number.isFinite(ghs) && ghs >= 0 ? amountText(ghs) : 'Not given';
}
