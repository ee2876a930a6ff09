import { getResponse, type HttpHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { operations, validateResponse } from '../../contract/contract';
import { outcomes } from './outcomes';

const factories = outcomes as unknown as Record<string, (...values: unknown[]) => HttpHandler>;

async function call(handler: HttpHandler, method: string, path: string): Promise<Response> {
  const url = `http://backend.test${path.replaceAll(/\{\w+\}/g, '1')}`;
  const response = await getResponse([handler], new Request(url, { method: method.toUpperCase() }));
  if (!response) throw new Error(`No response from ${method} ${path}.`);
  return response;
}

describe('outcomes', () => {
  it.each(operations.map(({ id, method, path, statuses }) => ({ id, method, path, statuses })))(
    '$id: every documented error response matches the contract',
    async ({ id, method, path, statuses }) => {
      for (const status of statuses.filter((candidate) => candidate >= 400)) {
        const handler = factories[`${id}Error`]?.(status);
        if (!handler) throw new Error(`No outcome ${id}Error.`);
        const response = await call(handler, method, path);
        expect(response.status).toBe(status);
        expect(validateResponse(id, status, await response.json())).toEqual([]);
      }
    },
  );

  it('empty lists match the contract', async () => {
    const lists = operations.filter(({ id }) => `${id}Empty` in outcomes);
    expect(lists.map(({ id }) => id).sort()).toEqual([
      'listAgentFavorites',
      'listOwnProperties',
      'listPayments',
      'listProperties',
      'listUserFavorites',
    ]);
    for (const { id, method, path } of lists) {
      const handler = factories[`${id}Empty`]?.();
      const response = handler && (await call(handler, method, path));
      expect(validateResponse(id, 200, await response?.json())).toEqual([]);
    }
  });

  it('successes have the documented status', async () => {
    for (const { id, method, path, statuses } of operations) {
      const handler = factories[`${id}Success`]?.({});
      const response = handler && (await call(handler, method, path));
      expect(statuses, id).toContain(response?.status);
    }
  });

  it('an error has the given message and field errors, and 429 a Retry-After header', async () => {
    const overrides = { message: 'Choose another title.', errors: { title: ['Title is taken'] } };
    const invalid = await call(
      outcomes.updatePropertyError(422, overrides),
      'patch',
      '/api/agent/properties/1',
    );
    expect(await invalid.json()).toEqual({ success: false, ...overrides });
    const rateLimited = await call(outcomes.getPropertyError(429), 'get', '/api/properties/1');
    expect(rateLimited.headers.get('Retry-After')).toBe('30');
  });

  it('offline breaks the connection', async () => {
    expect((await call(outcomes.getPropertyOffline(), 'get', '/api/properties/1')).type).toBe('error');
  });
});
