export * from './faultHandlers';
export * from './faults';
export * from './operations';
