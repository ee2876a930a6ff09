export * from './Agent';
export * from './agentName';
export * from './isEmailTaken';
export * from './listingLimit';
export * from './listingUsage';
export * from './paymentStatus';
export * from './signInOutcome';
