export * from './readNumberText';
export * from './typedNumber';
export * from './withoutAreaUnit';
