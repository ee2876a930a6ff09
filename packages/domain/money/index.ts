export * from './formatPaymentAmount';
export { CEDI, formatPrice, listingPrice, PRICE_ON_REQUEST, priceText, type PriceParts } from './formatPrice';
export * from './groupThousands';
export * from './sanitizePriceInput';
export * from './priceRanges';
export * from './readPrice';
export * from './withoutCurrency';
