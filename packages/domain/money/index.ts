export * from './formatPaymentAmount';
export { CEDI, formatPrice, PRICE_ON_REQUEST } from './formatPrice';
export * from './priceRanges';
export * from './readPrice';
