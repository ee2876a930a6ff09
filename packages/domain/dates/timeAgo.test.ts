import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime, timeAgo } from './timeAgo';

fc.configureGlobal({ seed: 20261126 });

const NOW = Date.parse('2026-11-26T10:00:00Z');
const MINUTE = 60_000;

describe('timeAgo', () => {
  it.each([
    [0, 'just now'],
    [59_999, 'just now'],
    [MINUTE, '1 minute ago'],
    [2 * MINUTE, '2 minutes ago'],
    [60 * MINUTE - 1, '59 minutes ago'],
    [60 * MINUTE, '1 hour ago'],
    [24 * 60 * MINUTE - 1, '23 hours ago'],
    [24 * 60 * MINUTE, '1 day ago'],
    [13 * 24 * 60 * MINUTE, '13 days ago'],
    [-MINUTE, 'just now'],
  ])('%d ms are %j', (ms, text) => {
    expect(timeAgo(NOW - ms, NOW)).toBe(text);
  });

  it('counts whole units, as subtracting one after another does', () => {
    fc.assert(
      fc.property(fc.nat({ max: 40 * 24 * 60 }), fc.nat({ max: MINUTE - 1 }), (minutes, rest) => {
        const names = ['minute', 'hour', 'day'] as const;
        let [name, count, left]: [string, number, number] = ['minute', 0, minutes];
        const size = { minute: 1, hour: 60, day: 1440 };
        for (const unit of names) if (minutes >= size[unit]) name = unit;
        for (; left >= size[name as keyof typeof size]; left -= size[name as keyof typeof size]) count += 1;
        const plural = count === 1 ? '' : 's';
        expect(timeAgo(NOW - minutes * MINUTE - rest, NOW)).toBe(
          minutes === 0 ? 'just now' : `${count} ${name}${plural} ago`,
        );
      }),
    );
  });
});

describe('formatDateTime', () => {
  it('agrees with the time zone database on Africa/Accra', () => {
    const accra = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Accra' });
    const time = new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Africa/Accra',
    });
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2200, 0) }), (ms) => {
        expect(formatDateTime(ms)).toBe(`${accra.format(ms)}, ${time.format(ms)}`);
      }),
    );
    expect(formatDateTime(NaN)).toBe('');
  });
});
