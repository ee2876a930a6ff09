import { getResponse, type HttpHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { operations, validateResponse } from '../../contract/contract';
import { outcomes } from './outcomes';

const factories = outcomes as unknown as Record<string, (...values: unknown[]) => HttpHandler>;

async function ask(handler: HttpHandler, method: string, path: string): Promise<Response> {
  const address = `http://backend.test${path.replaceAll(/\{\w+\}/g, '1')}`;
  const response = await getResponse([handler], new Request(address, { method: method.toUpperCase() }));
  if (!response) throw new Error(`No answer from ${method} ${path}.`);
  return response;
}

describe('outcomes', () => {
  it.each(operations.map(({ id, method, path, statuses }) => ({ id, method, path, statuses })))(
    '$id: every documented failure is valid by the contract',
    async ({ id, method, path, statuses }) => {
      for (const status of statuses.filter((candidate) => candidate >= 400)) {
        const handler = factories[`${id}Error`]?.(status);
        if (!handler) throw new Error(`No outcome ${id}Error.`);
        const response = await ask(handler, method, path);
        expect(response.status).toBe(status);
        expect(validateResponse(id, status, await response.json())).toEqual([]);
      }
    },
  );

  it('empty lists are valid by the contract', async () => {
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
      const response = handler && (await ask(handler, method, path));
      expect(validateResponse(id, 200, await response?.json())).toEqual([]);
    }
  });

  it('successes carry the documented status', async () => {
    for (const { id, method, path, statuses } of operations) {
      const handler = factories[`${id}Success`]?.({});
      const response = handler && (await ask(handler, method, path));
      expect(statuses, id).toContain(response?.status);
    }
  });

  it('an error says what a story makes it say, and 429 when to ask again', async () => {
    const words = { message: 'Choose another title.', errors: { title: ['Title is taken'] } };
    const refused = await ask(outcomes.updatePropertyError(422, words), 'patch', '/api/agent/properties/1');
    expect(await refused.json()).toEqual({ success: false, ...words });
    const busy = await ask(outcomes.getPropertyError(429), 'get', '/api/properties/1');
    expect(busy.headers.get('Retry-After')).toBe('30');
  });

  it('offline breaks the connection', async () => {
    expect((await ask(outcomes.getPropertyOffline(), 'get', '/api/properties/1')).type).toBe('error');
  });
});
