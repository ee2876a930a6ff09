import type { Metric } from 'web-vitals';

/**
 * Receives each Web Vital of a visit: its `name` (LCP, INP, CLS, FCP, TTFB), `value` (ms; CLS has no unit) and `rating`.
 * Logs it to the console and sends nothing. Connect an analytics service here, for example with `navigator.sendBeacon`.
 */
export function reportVital({ name, value, rating }: Metric): void {
  // oxlint-disable-next-line no-console -- the browser's console is the only reporter this product has
  console.debug(`${name} ${Math.round(value * 1000) / 1000} (${rating})`);
}
