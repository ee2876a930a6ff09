import type { MockDb } from '../db/types';
import { createAccountHandlers } from './account';
import { createAuthHandlers } from './auth';
import { createBillingHandlers } from './billing';
import { createFavoriteHandlers } from './favorites';
import { createListingHandlers } from './listings';
import { createReportHandlers } from './reports';
import type { OperationId } from '../faults/operations';
import { createStorageHandlers } from './storage';
import type { HttpHandler } from 'msw';

/** One handler for each operation of the contract, and one for stored pictures. */
export type MockHandlers = Record<OperationId | 'getStoredPicture', HttpHandler>;

/**
 * The pretend server's answers, keyed by operationId, so that a story replaces one of them under its key. All of them
 * act on the given state: give every test and story its own (`createHandlers(createMockDb())`).
 */
export function createHandlers(db: MockDb): MockHandlers {
  return {
    ...createAuthHandlers(db),
    ...createAccountHandlers(db),
    ...createListingHandlers(db),
    ...createFavoriteHandlers(db),
    ...createBillingHandlers(db),
    ...createReportHandlers(db),
    ...createStorageHandlers(db),
  };
}

export * from './outcomes';
