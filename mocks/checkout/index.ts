export * from './checkoutText';
export * from './urls';
