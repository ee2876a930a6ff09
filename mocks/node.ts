import { setupServer, type SetupServer } from 'msw/node';
import type { MockDb } from './db/types';
import { createMockDb } from './db';
import { createHandlers, type MockHandlers } from './handlers';
import { readPhoto } from './handlers/readPhoto';

export interface MockNodeBackend {
  db: MockDb;
  handlers: MockHandlers;
  /** Call `listen({ onUnhandledRequest: 'error' })` before and `close()` after the tests. */
  server: SetupServer;
}

/** Responds to every fetch of a Node test from a fresh mock database, or from the given one. */
export function createMockNodeBackend(db: MockDb = createMockDb()): MockNodeBackend {
  const handlers = createHandlers(db, readPhoto);
  return { db, handlers, server: setupServer(...Object.values(handlers)) };
}
