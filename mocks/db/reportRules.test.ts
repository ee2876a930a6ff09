import { expect, it } from 'vitest';
import { createMockDb } from './createMockDb';
import { expectSuccess, expectFailure } from './testing';

const VALID_REPORT = {
  name: 'Esi Baidoo',
  email: 'esi@example.com',
  reason: 'Duplicate Listing',
  message: 'Seen twice.',
  propertyId: '1001',
  agentId: '101',
};

it('a report needs no account and is stored', () => {
  const db = createMockDb({ scenario: 'small' });
  expect(expectSuccess(db.reportProperty(VALID_REPORT)).message).toBe(
    'Thank you for helping us keep the platform safe.',
  );
  expect(db.snapshot().reports).toMatchObject([VALID_REPORT]);
});

it('ruling 70: the server reports missing and invalid fields', () => {
  const db = createMockDb({ scenario: 'small' });
  expect(expectFailure(db.reportProperty({ propertyId: '1001' }))).toMatchObject({
    status: 422,
    errors: {
      name: ['Name field is required'],
      email: ['Email field is required'],
      reason: ['Reason field is required'],
      message: ['Message field is required'],
    },
  });
  expect(
    Object.keys(
      expectFailure(db.reportProperty({ ...VALID_REPORT, email: 'x', reason: 'Bored' })).errors ?? {},
    ),
  ).toEqual(['email', 'reason']);
  expect(expectFailure(db.reportProperty({ ...VALID_REPORT, propertyId: 'nope' })).status).toBe(404);
});
