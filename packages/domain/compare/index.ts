export * from './comparedIds';
export * from './compareListings';
