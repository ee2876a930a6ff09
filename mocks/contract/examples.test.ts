import { describe, expect, it } from 'vitest';
import { examplesOfOperation, operations, validateRequest, validateResponse } from './contract';

describe('openapi.yaml', () => {
  it('documents the 33 operations of the specification once each', () => {
    expect(operations).toHaveLength(33);
    expect(new Set(operations.map(({ id }) => id)).size).toBe(33);
  });

  it('documents the error responses of every operation', () => {
    for (const { id, role, statuses } of operations) {
      expect(statuses, id).toEqual(expect.arrayContaining([429, 500]));
      if (role) expect(statuses, id).toContain(401);
    }
  });

  it('rejects undocumented statuses, unknown fields and wrong types', () => {
    expect(validateResponse('getPropertyViews', 418, {})).toHaveLength(1);
    expect(validateResponse('getPropertyViews', 200, { data: { viewCount: '3' } })).not.toEqual([]);
    expect(validateResponse('getPropertyViews', 200, { data: { viewCount: 3, secret: true } })).not.toEqual(
      [],
    );
    expect(validateResponse('getPropertyViews', 200, {})).not.toEqual([]);
    expect(validateResponse('getPropertyViews', 200, { data: { viewCount: 3 } })).toEqual([]);
  });

  describe.each(operations.map(({ id, statuses }) => ({ id, statuses })))('$id', ({ id, statuses }) => {
    const examples = examplesOfOperation(id);

    it('has a named example for every response', () => {
      const statusesWithExample = new Set(examples.map(({ status }) => status));
      expect(statuses.filter((status) => !statusesWithExample.has(status))).toEqual([]);
    });

    it('has examples that match their schema', () => {
      for (const { status, name, value } of examples) {
        const errors = status === null ? validateRequest(id, value) : validateResponse(id, status, value);
        expect(errors, `${id} ${status ?? 'request'} ${name}`).toEqual([]);
      }
    });
  });
});
