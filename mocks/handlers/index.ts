import type { MockDb } from '../db/types';
import { createAccountHandlers } from './account';
import { createAuthHandlers } from './auth';
import { createBillingHandlers } from './billing';
import { createFavoriteHandlers } from './favorites';
import { createListingHandlers } from './listings';
import { fetchPhoto, type ReadPhoto } from './fetchPhoto';
import { createReportHandlers } from './reports';
import type { OperationId } from '../faults/operations';
import { createStorageHandlers } from './storage';
import type { HttpHandler } from 'msw';

/** One handler per operation of the contract, and one for stored images. */
export type MockHandlers = Record<OperationId | 'getStoredImage', HttpHandler>;

/**
 * The handlers of the mock backend, keyed by operationId, so that a story can replace one of them. They share the given
 * state: use a new database per test and story (`createHandlers(createMockDb())`). In Node, pass `readPhoto`.
 */
export function createHandlers(db: MockDb, readPhoto: ReadPhoto = fetchPhoto): MockHandlers {
  return {
    // First, because most requests of a page are photos, and MSW asks the handlers one by one.
    ...createStorageHandlers(db, readPhoto),
    ...createAuthHandlers(db),
    ...createAccountHandlers(db),
    ...createListingHandlers(db),
    ...createFavoriteHandlers(db),
    ...createBillingHandlers(db),
    ...createReportHandlers(db),
  };
}

export * from './appFiles';
export * from './outcomes';
export * from './wireFixtures';
