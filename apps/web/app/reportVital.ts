import type { Metric } from 'web-vitals';

/** What a report of a Web Vital has. The metric itself also holds the page's URL, whose query may be personal. */
export type Vital = Pick<Metric, 'name' | 'value' | 'rating' | 'id'>;

/**
 * Receives each Web Vital of a visit: its `name` (LCP, INP, CLS, FCP, TTFB), `value` (ms; CLS has no unit), `rating` and
 * an `id` of this page load. Logs it to the console and sends nothing. Connect an analytics service here, for example with
 * `navigator.sendBeacon`.
 */
export function reportVital({ name, value, rating }: Vital): void {
  // oxlint-disable-next-line no-console -- the browser's console is the only reporter this product has
  console.debug(`${name} ${Math.round(value * 1000) / 1000} (${rating})`);
}
