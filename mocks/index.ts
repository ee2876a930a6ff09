export * from './accounts';
export * from './db';
export * from './factories';
export * from './faults';
export * from './handlers';
export * from './scenarios';
