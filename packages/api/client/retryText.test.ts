import { expect, it } from 'vitest';
import { ApiError } from './ApiError';
import { failureReason } from './failureReason';
import { retryDelay, retryText } from './retryText';

const refused = (retryAfter: number | null) => new ApiError({ kind: 'http', status: 429, retryAfter });

it('F18: says when to try again, in seconds or minutes', () => {
  expect(retryText(refused(30_000))).toBe('You can send it again in 30 seconds.');
  expect(retryText(refused(400))).toBe('You can send it again in 1 second.');
  expect(retryText(refused(180_000))).toBe('You can send it again in 3 minutes.');
});

it('F18: says nothing where the server did not, and never waits longer than an hour', () => {
  for (const error of [refused(null), refused(0), new Error('x'), null]) expect(retryText(error)).toBe('');
  expect(retryDelay(refused(1e12))).toBe(3_600_000);
});

it.each([
  [
    'the server’s words and its wait',
    { kind: 'http', serverMessage: 'Too many.', retryAfter: 30_000 },
    'Too many. You can send it again in 30 seconds.',
  ],
  ['the screen’s words', { kind: 'http', status: 500 }, 'It failed.'],
  ['where to look', { kind: 'offline' }, 'It failed. Check your connection.'],
] as const)('F18: the reason of a failure is %s', (_what, refusal, reason) => {
  expect(failureReason(new ApiError(refusal), 'It failed.')).toBe(reason);
});
