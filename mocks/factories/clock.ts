/** The fixed current time of stories, tests and screenshots. */
export const FIXED_NOW = '2026-11-21T10:00:00.000Z';

const MS_PER_HOUR = 3_600_000;

export function hoursBefore(now: string, hours: number): string {
  return new Date(Date.parse(now) - Math.round(hours * MS_PER_HOUR)).toISOString();
}

export function daysBefore(now: string, days: number): string {
  return hoursBefore(now, days * 24);
}

export function daysAfter(now: string, days: number): string {
  return hoursBefore(now, -days * 24);
}
