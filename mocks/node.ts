import { setupServer, type SetupServer } from 'msw/node';
import type { MockDb } from './db/types';
import { createMockDb } from './db';
import { createHandlers, type MockHandlers } from './handlers';

/** A pretend backend for one test file in node. */
export interface MockNodeBackend {
  db: MockDb;
  handlers: MockHandlers;
  /** Call `listen({ onUnhandledRequest: 'error' })` before and `close()` after the tests. */
  server: SetupServer;
}

/** Answers every fetch of a node test from a fresh state, or from the given one. */
export function createMockNodeBackend(db: MockDb = createMockDb()): MockNodeBackend {
  const handlers = createHandlers(db);
  return { db, handlers, server: setupServer(...Object.values(handlers)) };
}
