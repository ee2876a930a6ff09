import { expect, it } from 'vitest';
import { http } from './http';

it('a handler that violates the contract does not compile', () => {
  const invalidHandlers = [
    // @ts-expect-error -- no such field in a payment
    http.get('/api/agent/payments', ({ response }) => response(200).json({ payments: [{ total: 50 }] })),
    // @ts-expect-error -- the list is missing
    http.get('/api/properties', ({ response }) => response(200).json({ data: {} })),
    // @ts-expect-error -- views are recorded with POST
    http.get('/api/properties/{id}/view', ({ response }) => response(200).json({})),
  ];
  expect(invalidHandlers).toHaveLength(3);
});
