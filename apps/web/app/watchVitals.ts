import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { reportVital } from './reportVital';

/** Measures the Web Vitals of this visit; most are final when the visitor leaves the page. */
export function watchVitals(): void {
  for (const watch of [onLCP, onINP, onCLS, onFCP, onTTFB])
    watch(({ name, value, rating, id }) => reportVital({ name, value, rating, id }));
}
