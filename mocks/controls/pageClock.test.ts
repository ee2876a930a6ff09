import { afterEach, expect, it } from 'vitest';
import { RUNNING_CLOCK } from './clock';
import { setPageClock } from './pageClock';

const DeviceDate = Date;

afterEach(() => setPageClock(RUNNING_CLOCK));

it('is fixed for the current time, and leaves other dates unchanged', () => {
  setPageClock({ kind: 'fixed', at: '2026-12-25T08:00:00.000Z' });
  expect(new Date().toISOString()).toBe('2026-12-25T08:00:00.000Z');
  expect(Date.now()).toBe(DeviceDate.parse('2026-12-25T08:00:00.000Z'));
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z');
  expect(new Date(2026, 0, 2).getDate()).toBe(2);
  expect(Date.parse('2026-01-01T00:00:00Z')).toBe(DeviceDate.parse('2026-01-01T00:00:00Z'));
  expect(new Date()).toBeInstanceOf(Date);
  expect(new Date()).toBeInstanceOf(DeviceDate);
  expect(Date()).toContain('2026');
});

it('runs days ahead', () => {
  const before = DeviceDate.now();
  setPageClock({ kind: 'ahead', days: 40 });
  expect(Date.now() - before).toBeGreaterThanOrEqual(40 * 86_400_000);
  expect(Date.now() - before).toBeLessThan(40 * 86_400_000 + 60_000);
  setPageClock(RUNNING_CLOCK);
  expect(Date).toBe(DeviceDate);
});
