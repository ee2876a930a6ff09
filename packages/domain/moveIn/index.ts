export * from './advance';
export * from './moveInBudget';
export * from './moveInCost';
