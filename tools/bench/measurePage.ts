/** Measures one visit of a page in a new browser context, with a slowed CPU and network. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openObservedPage, type ObservedPage } from './observedPage';

/** "Slow 4G" of Chrome DevTools; the latency is in ms per request, the rest in bytes per second. */
const SLOW_4G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };

export interface VisitOptions {
  /** Selector of what shows that the page is usable; default 'h1'. */
  ready?: string;
  /** localStorage of the visit. */
  storage?: Readonly<Record<string, string>>;
  /** Whether the CPU and the network are slowed, to those of a phone. */
  isSlow: boolean;
}

/** Metrics that the page collects about itself; times in ms since navigation. */
interface PageMetrics {
  fcp: number;
  lcp: number;
  cls: number;
  /** Start and duration of each long task. */
  longTasks: [start: number, duration: number][];
  isReady: boolean;
  errors: string[];
}

declare global {
  interface Window {
    pageMetrics: PageMetrics;
  }
}

/** Runs in the page before its own scripts. */
function observePage(ready: string, storage: readonly (readonly [string, string])[]): void {
  // The page before the first navigation has no storage.
  if (window.top !== window || !location.protocol.startsWith('http')) return;
  for (const [key, value] of storage) localStorage.setItem(key, value);
  const metrics: PageMetrics = { fcp: NaN, lcp: NaN, cls: 0, longTasks: [], isReady: false, errors: [] };
  window.pageMetrics = metrics;
  addEventListener('error', ({ message }) => metrics.errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => metrics.errors.push(String(reason)));
  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });

  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (metrics.lcp = startTime));
  observe('longtask', ({ startTime, duration }) => metrics.longTasks.push([startTime, duration]));
  // CLS is the largest sum of shifts less than 1 s apart, within at most 5 s.
  const session = { sum: 0, first: 0, last: 0 };
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (hadRecentInput) return;
    if (startTime - session.last > 1000 || startTime - session.first > 5000)
      Object.assign(session, { sum: 0, first: startTime });
    session.sum += value;
    session.last = startTime;
    metrics.cls = Math.max(metrics.cls, session.sum);
  });

  const findReady = () => {
    metrics.isReady = [...document.querySelectorAll(ready)].some(
      (element) =>
        element.textContent.trim() !== '' &&
        element.getClientRects().length > 0 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    if (!metrics.isReady) requestAnimationFrame(findReady);
  };
  requestAnimationFrame(findReady);
}

interface Loaded {
  url: string;
  type: string;
  bytes: number;
  isFinished: boolean;
}

interface NetworkEvent {
  requestId: string;
  request: { url: string };
  type?: string;
  encodedDataLength: number;
}

function recordRequests(page: ObservedPage): ReadonlyMap<string, Loaded> {
  const requests = new Map<string, Loaded>();
  const finish = (requestId: string, bytes: number) => {
    const request = requests.get(requestId);
    if (request) Object.assign(request, { bytes, isFinished: true });
  };
  page.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }: NetworkEvent) =>
    requests.set(requestId, { url: request.url, type, bytes: 0, isFinished: false }),
  );
  page.on('Network.loadingFinished', ({ requestId, encodedDataLength }: NetworkEvent) =>
    finish(requestId, encodedDataLength),
  );
  page.on('Network.loadingFailed', ({ requestId }: NetworkEvent) => finish(requestId, 0));
  return requests;
}

/** Waits until the page is ready, no request is in flight and no long task runs for one second; for two minutes at most. */
async function waitUntilIdle(page: ObservedPage, requests: ReadonlyMap<string, Loaded>): Promise<boolean> {
  const deadline = Date.now() + 120_000;
  let idleSince = Date.now();
  let before = '';
  while (Date.now() < deadline) {
    await wait(100);
    // Fails while the page navigates.
    const state = await page.evaluate<string>('JSON.stringify(pageMetrics)').catch(() => '{}');
    const now = `${requests.size} ${state}`;
    // The script of a worker is requested by the page and finished by the worker.
    const isLoading = [...requests.values()].some(
      ({ url, isFinished }) => !isFinished && !/Worker-/.test(url),
    );
    if (now !== before || isLoading || !state.includes('"isReady":true')) idleSince = Date.now();
    if (Date.now() - idleSince > 1000) return true;
    before = now;
  }
  return false;
}

export interface Visit {
  metrics: Record<string, number>;
  errors: readonly string[];
}

/** Visits a page once. */
export async function measurePage(
  browser: Browser,
  url: string,
  { ready = 'h1', storage = {}, isSlow }: VisitOptions,
): Promise<Visit> {
  const page = await openObservedPage(browser);
  try {
    const { send } = page;
    const requests = recordRequests(page);
    if (isSlow) {
      await send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
      await send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    const phone = { width: 412, height: 823, deviceScaleFactor: 2, mobile: false };
    await send('Emulation.setDeviceMetricsOverride', phone);
    await send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    });
    const given = [ready, Object.entries(storage)].map((each) => JSON.stringify(each)).join(', ');
    // tsx wraps named functions in a helper that the page does not have.
    const source = `globalThis.__name = (named) => named; (${String(observePage)})(${given});`;
    await send('Page.addScriptToEvaluateOnNewDocument', { source });
    await send('Page.navigate', { url });
    const isIdle = await waitUntilIdle(page, requests);

    const { fcp, lcp, cls, longTasks, errors } = await page.evaluate<PageMetrics>('pageMetrics');
    const elements = await page.evaluate<number>("document.querySelectorAll('*').length");
    await send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await send('HeapProfiler.collectGarbage');
    const { usedSize } = await send('Runtime.getHeapUsage');
    const bytes = (...types: string[]) =>
      [...requests.values()]
        .filter(({ type }) => types.length === 0 || types.includes(type))
        .reduce((sum, request) => sum + request.bytes, 0);
    return {
      errors: isIdle ? errors : [...errors, `not ready within 2 minutes: ${ready}`],
      metrics: {
        'TBT ms': longTasks
          .filter(([start, duration]) => start + duration > fcp)
          .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0),
        'longest task ms': Math.max(0, ...longTasks.map(([, duration]) => duration)),
        'FCP ms': fcp,
        'LCP ms': lcp,
        CLS: cls,
        'DOM elements': elements,
        'font kB': bytes('Font') / 1000,
        'JS kB': bytes('Script') / 1000,
        'total kB': bytes() / 1000,
        'JS heap MB': usedSize / 1_000_000,
      },
    };
  } finally {
    await page.close();
  }
}

/** Requests to other hosts fail at once. Unlike interception this leaves the HTTP cache on. */
export const LOOPBACK_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';
