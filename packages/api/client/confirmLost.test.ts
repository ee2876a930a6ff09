import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../wire/ApiError';
import { confirmLost } from './confirmLost';

const LOST = new ApiError({ kind: 'parse' });
const REJECTED = new ApiError({ kind: 'http', status: 422 });
const ABORTED = new DOMException('Stopped.', 'AbortError');

describe('confirmLost', () => {
  it('asks nothing about a change that was confirmed', async () => {
    const wasMade = vi.fn(async () => true);
    await expect(confirmLost(Promise.resolve(), wasMade)).resolves.toBeUndefined();
    expect(wasMade).not.toHaveBeenCalled();
  });

  it.each([
    ['shows the change', async () => true, 'fulfilled'],
    ['does not show it', async () => false, 'rejected'],
    ['does not respond', () => Promise.reject(new Error('No response.')), 'rejected'],
  ])('after a lost response, when the server %s', async (_what, wasMade, status) => {
    const [outcome] = await Promise.allSettled([confirmLost(Promise.reject(LOST), wasMade)]);
    expect(outcome).toMatchObject(status === 'rejected' ? { status, reason: LOST } : { status });
  });

  it.each([
    ['was rejected', REJECTED],
    ['was aborted', ABORTED],
  ])('does not look up a change that %s', async (_what, error) => {
    const wasMade = vi.fn(async () => true);
    await expect(confirmLost(Promise.reject(error), wasMade)).rejects.toBe(error);
    expect(wasMade).not.toHaveBeenCalled();
  });
});
