import { afterEach, expect, it, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import { watchVitals } from './watchVitals';

const watched = vi.hoisted(() => new Map<string, (metric: Metric) => void>());

vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'].map((name) => [
      `on${name}`,
      (report: (metric: Metric) => void) => watched.set(name, report),
    ]),
  ),
);

afterEach(() => vi.restoreAllMocks());

it('logs every Web Vital with its value and rating', () => {
  const log = vi.spyOn(console, 'debug').mockImplementation(() => {});
  watchVitals();
  const entries = [{ name: 'https://efie.test/verify-email?email=ama@example.com' }];
  for (const [name, report] of watched) report({ name, value: 0.12345, rating: 'good', entries } as Metric);
  expect(log.mock.calls.flat()).toEqual(
    ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'].map((name) => `${name} 0.123 (good)`),
  );
});
