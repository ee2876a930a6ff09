export { createMockDb } from './createMockDb';
export * from './result';
export type * from './types';
