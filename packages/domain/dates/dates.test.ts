import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAgo, isStale, readDate } from './dates';
import { formatDate } from './formatDate';
import { formatDay } from './formatDay';

fc.configureGlobal({ seed: 20261121 });

const NOW = Date.parse('2026-11-21T10:00:00Z');
const DAY = 86_400_000;

describe('formatDate', () => {
  it('writes 5 March 2024, the calendar day in Accra (ruling 65)', () => {
    expect(formatDate(Date.parse('2024-03-05T00:00:00Z'))).toBe('5 March 2024');
    expect(formatDate(Date.parse('2024-03-05T23:59:59Z'))).toBe('5 March 2024');
    expect(formatDate(Date.parse('2026-12-31T23:59:59Z'))).toBe('31 December 2026');
  });

  it('leaves out the year of the given time', () => {
    const march = Date.parse('2024-03-05T00:00:00Z');
    expect(formatDate(march, Date.parse('2024-12-31T23:59:59Z'))).toBe('5 March');
    expect(formatDate(march, Date.parse('2025-01-01T00:00:00Z'))).toBe('5 March 2024');
  });

  it('agrees with the time zone database on Africa/Accra', () => {
    const accra = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Accra' });
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2200, 0) }), (ms) => {
        expect(formatDate(ms)).toBe(accra.format(ms));
      }),
    );
  });

  it('is empty rather than Invalid Date', () => {
    for (const ms of [NaN, Infinity, 1e20]) expect(formatDate(ms)).toBe('');
  });
});

describe('daysAgo', () => {
  it('counts calendar days', () => {
    expect(daysAgo(NOW, NOW)).toBe('today');
    expect(daysAgo(NOW - 11 * 3_600_000, NOW)).toBe('1 day ago');
    expect(daysAgo(NOW - DAY, NOW)).toBe('1 day ago');
    expect(daysAgo(NOW - 3 * DAY, NOW)).toBe('3 days ago');
  });

  it('a future date is today, an unreadable date gives an empty text', () => {
    expect(daysAgo(NOW + 3 * DAY, NOW)).toBe('today');
    expect(daysAgo(null, NOW)).toBe('');
    expect(daysAgo(NaN, NOW)).toBe('');
  });

  it('a listing is stale after 60 days, not on the 60th', () => {
    expect(isStale(NOW - 60 * DAY, NOW)).toBe(false);
    expect(isStale(NOW - 61 * DAY, NOW)).toBe(true);
    expect(isStale(null, NOW)).toBe(false);
  });
});

describe('formatDay', () => {
  it('is a weekday within a week, then a date', () => {
    expect([0, 1, 4, 6, 7, 9, 400].map((days) => formatDay(NOW - days * DAY, NOW))).toEqual([
      'today',
      'Friday',
      'Tuesday',
      'Sunday',
      '14 November',
      '12 November',
      '17 October 2025',
    ]);
    expect(formatDay(NOW + DAY, NOW)).toBe('today');
  });

  it('names the weekday as the time zone database does for Africa/Accra', () => {
    const accra = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'Africa/Accra' });
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2199, 0) }),
        fc.integer({ min: 1, max: 6 }),
        (ms, days) => {
          expect(formatDay(ms, ms + days * DAY)).toBe(accra.format(ms));
        },
      ),
    );
  });
});

describe('readDate', () => {
  it('reads ISO text, seconds and milliseconds', () => {
    const time = Date.parse('2024-03-05T10:20:30Z');
    for (const value of [
      '2024-03-05T10:20:30Z',
      '2024-03-05T10:20:30.000000Z',
      '2024-03-05 10:20:30',
      '2024-03-05T12:20:30+02:00',
      '2024-03-05T12:20:30+0200',
      '2024-03-05 10:20:30+00',
      '2024-03-05 04:50:30-05:30',
      '2024-03-05 10:20:30 UTC',
      '2024-03-05 10:20:30 GMT',
      '20240305T102030Z',
      'Tue, 05 Mar 2024 10:20:30 GMT',
      '5 Mar 2024 12:20:30 +0200',
      time,
      time / 1000,
      String(time / 1000),
    ]) {
      expect(readDate(value), String(value)).toBe(time);
    }
    for (const day of ['2024-03-05', '20240305', '5 March 2024', '05 mar 2024', 'Tuesday, 5 March 2024'])
      expect(readDate(day), day).toBe(Date.parse('2024-03-05T00:00:00Z'));
  });

  it('is null for anything else', () => {
    for (const value of [
      'x',
      '',
      null,
      undefined,
      NaN,
      Infinity,
      {},
      [],
      true,
      0,
      '0001-01-01',
      '0001-01-01T00:00:00Z',
      '2024-02-31',
      '2024-13-01',
      '2024-03-05T25:00:00Z',
      '5',
      'March 2024',
      '5 Abc 2024',
      '5 Ebm 2024',
      '31 February 2024',
      '05/03/2024',
      '2024-03-05 10:20:30 EST',
      '2024-03-05T10:20:30+25:00',
      '9999-12-31',
      -1,
    ]) {
      expect(readDate(value), String(value)).toBeNull();
    }
  });

  it('for any value, the result is null or can be formatted as a date', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const ms = readDate(value);
        if (ms !== null) expect(formatDate(ms)).toMatch(/^\d{1,2} [A-Z][a-z]+ \d{4}$/);
      }),
    );
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
        (date) => {
          expect(readDate(date.toISOString())).toBe(date.getTime());
          expect(readDate(date.toUTCString())).toBe(Math.floor(date.getTime() / 1000) * 1000);
        },
      ),
    );
  });
});
