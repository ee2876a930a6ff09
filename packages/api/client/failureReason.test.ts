import { expect, it } from 'vitest';
import { ApiError } from '../wire/ApiError';
import { failureReason, retryDelay, retryText } from './failureReason';

const tooManyRequests = (retryAfter: number | null) =>
  new ApiError({ kind: 'http', status: 429, retryAfter });

it('gives the time until a retry in seconds or minutes', () => {
  expect(retryText(tooManyRequests(30_000))).toBe('You can send it again in 30 seconds.');
  expect(retryText(tooManyRequests(400))).toBe('You can send it again in 1 second.');
  expect(retryText(tooManyRequests(180_000))).toBe('You can send it again in 3 minutes.');
});

it('is empty without Retry-After, and waits at most an hour', () => {
  for (const error of [tooManyRequests(null), tooManyRequests(0), new Error('x'), null])
    expect(retryText(error)).toBe('');
  expect(retryDelay(tooManyRequests(1e12))).toBe(3_600_000);
});

it.each([
  [
    'the server’s message and the time until a retry',
    { kind: 'http', serverMessage: 'Too many.', retryAfter: 30_000 },
    'Too many. You can send it again in 30 seconds.',
  ],
  ['the screen’s message', { kind: 'http', status: 500 }, 'It failed.'],
  ['the screen’s message and the connection', { kind: 'offline' }, 'It failed. Check your connection.'],
] as const)('the reason of a failure is %s', (_what, failure, reason) => {
  expect(failureReason(new ApiError(failure), 'It failed.')).toBe(reason);
});
