import { expect, it } from 'vitest';
import { createMockDb } from './createMockDb';
import { must, refusal } from './testing';

const RIGHT = {
  name: 'Esi Baidoo',
  email: 'esi@example.com',
  reason: 'Duplicate Listing',
  message: 'Seen twice.',
  propertyId: '1001',
  agentId: '101',
};

it('a report needs no account, and is kept', () => {
  const db = createMockDb({ scenario: 'small' });
  expect(must(db.reportProperty(RIGHT)).message).toBe('Thank you for helping us keep the platform safe.');
  expect(db.snapshot().reports).toMatchObject([RIGHT]);
});

it('ruling 70: the server names what is missing or wrong per field', () => {
  const db = createMockDb({ scenario: 'small' });
  expect(refusal(db.reportProperty({ propertyId: '1001' }))).toMatchObject({
    status: 422,
    errors: {
      name: ['Name field is required'],
      email: ['Email field is required'],
      reason: ['Reason field is required'],
      message: ['Message field is required'],
    },
  });
  expect(
    Object.keys(refusal(db.reportProperty({ ...RIGHT, email: 'x', reason: 'Bored' })).errors ?? {}),
  ).toEqual(['email', 'reason']);
  expect(refusal(db.reportProperty({ ...RIGHT, propertyId: 'nope' })).status).toBe(404);
});
