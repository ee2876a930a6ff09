import { expect, it } from 'vitest';
import { validateResponse } from './contract';

it('rejects undocumented statuses, unknown fields and wrong types', () => {
  expect(validateResponse('getPropertyViews', 418, {})).toHaveLength(1);
  for (const body of [{ data: { viewCount: '3' } }, { data: { viewCount: 3, secret: true } }, {}])
    expect(validateResponse('getPropertyViews', 200, body)).not.toEqual([]);
  expect(validateResponse('getPropertyViews', 200, { data: { viewCount: 3 } })).toEqual([]);
});
