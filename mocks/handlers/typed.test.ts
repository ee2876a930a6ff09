import { getResponse } from 'msw';
import { expect, it } from 'vitest';
import { createFailure } from '../db/result';
import { http } from './http';
import { respondWithError } from './respondWithError';

it('a handler that violates the contract does not compile', () => {
  const invalidHandlers = [
    // @ts-expect-error -- no such field in a payment
    http.get('/api/agent/payments', ({ response }) => response(200).json({ payments: [{ total: 50 }] })),
    // @ts-expect-error -- the list is missing
    http.get('/api/properties', ({ response }) => response(200).json({ data: {} })),
    http.get('/api/agent/payments', ({ response }) =>
      // @ts-expect-error -- payments document no 404
      respondWithError(response, createFailure(404, 'None.'), [401, 404]),
    ),
    // @ts-expect-error -- views are recorded with POST
    http.get('/api/properties/{id}/view', ({ response }) => response(200).json({})),
  ];
  expect(invalidHandlers).toHaveLength(4);
});

it('a failure with an unlisted status throws instead of sending an undocumented response', async () => {
  const handler = http.get('/api/agent/payments', ({ response }) =>
    respondWithError(response, createFailure(418, 'A teapot.'), [401, 403]),
  );
  const response = getResponse([handler], new Request('http://backend.test/api/agent/payments'));
  await expect(response).rejects.toThrow(
    "Status 418 is not among the handler's documented statuses: A teapot.",
  );
});
