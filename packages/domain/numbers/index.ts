export * from './readNumberText';
export * from './sanitizePriceInput';
export * from './typedNumber';
export * from './withoutAreaUnit';
export * from './withoutCurrency';
