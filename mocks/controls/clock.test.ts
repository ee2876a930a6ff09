import { describe, expect, it } from 'vitest';
import { formatClock, describeClock, timeAt, parseClock } from './clock';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');
const iso = (ms: number) => new Date(ms).toISOString();

describe('the clock of the mock panel', () => {
  it.each([
    ['now', '2026-11-21T12:00:00.000Z', ''],
    ['40d', '2026-12-31T12:00:00.000Z', '40 days ahead'],
    ['+1d', '2026-11-22T12:00:00.000Z', '1 day ahead'],
    ['-3d', '2026-11-18T12:00:00.000Z', '3 days behind'],
    ['0d', '2026-11-21T12:00:00.000Z', ''],
    ['2026-12-25', '2026-12-25T00:00:00.000Z', '25 Dec 2026, 00:00, fixed'],
    ['2026-12-25T08:30', '2026-12-25T08:30:00.000Z', '25 Dec 2026, 08:30, fixed'],
    ['2026-12-25T0830', '2026-12-25T08:30:00.000Z', '25 Dec 2026, 08:30, fixed'],
    ['2026-12-25T08:30:15.250Z', '2026-12-25T08:30:15.250Z', '25 Dec 2026, 08:30, fixed'],
  ])('reads %s', (text, moment, description) => {
    const setting = parseClock(text);
    if (setting === null) throw new Error(`Not a clock setting: ${text}`);
    expect(iso(timeAt(setting, NOON))).toBe(moment);
    expect(describeClock(setting)).toBe(description);
    expect(parseClock(formatClock(setting))).toEqual(setting);
  });

  it.each(['', 'noon', '2026-02-31', '2026-13-01', '2026-12-25T25:00', '1e3d', '9999d', '40', 'd', '2026'])(
    '%j is not a clock setting',
    (text) => expect(parseClock(text)).toBeNull(),
  );
});
