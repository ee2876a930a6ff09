import { afterEach, expect, it, vi } from 'vitest';
import { syncServerClock, serverToday } from './serverClock';

afterEach(() => {
  syncServerClock(new Date().toUTCString(), Date.now());
  vi.useRealTimers();
});

it.each(['Thu, 01 Jan 1970 00:00:00 GMT', 'Sat, 01 Jan 2400 00:00:00 GMT', 'soon', null])(
  'a date that no server can have is ignored: %s',
  (date) => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
    syncServerClock(date, Date.now());
    expect(serverToday()).toBe(Date.UTC(2026, 10, 21));
  },
);

it('today is constant from midnight to midnight in Accra, by the server’s clock when the device’s is wrong', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  expect(serverToday()).toBe(Date.UTC(2026, 10, 21));
  vi.setSystemTime(Date.UTC(2026, 10, 21, 23, 59, 59, 999));
  expect(serverToday()).toBe(Date.UTC(2026, 10, 21));
  syncServerClock('Mon, 23 Nov 2026 08:00:00 GMT', Date.now());
  expect(serverToday()).toBe(Date.UTC(2026, 10, 23));
});
