export * from './Agent';
export * from './agentName';
export * from './currentPlan';
export * from './isEmailTaken';
export * from './listingLimit';
export * from './paymentStatus';
export * from './planTerm';
export * from './signInOutcome';
