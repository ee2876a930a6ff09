import { afterEach, expect, it, vi } from 'vitest';
import { syncServerClock, serverToday } from './serverClock';

afterEach(() => {
  syncServerClock(new Date().toUTCString(), Date.now());
  vi.useRealTimers();
});

it('today is constant from midnight to midnight in Accra, by the server’s clock when the device’s is wrong', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  expect(serverToday()).toBe(Date.UTC(2026, 10, 21));
  vi.setSystemTime(Date.UTC(2026, 10, 21, 23, 59, 59, 999));
  expect(serverToday()).toBe(Date.UTC(2026, 10, 21));
  syncServerClock('Mon, 23 Nov 2026 08:00:00 GMT', Date.now());
  expect(serverToday()).toBe(Date.UTC(2026, 10, 23));
});
