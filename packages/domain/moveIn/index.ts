export * from './moveInCost';
