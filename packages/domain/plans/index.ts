export * from './paymentFilter';
export * from './paymentOutcome';
export * from './paymentPlanName';
export * from './planOffer';
export * from './plans';
export * from './planUsage';
export * from './subscriptionStep';
