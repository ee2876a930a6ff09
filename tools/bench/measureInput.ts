/** Measures real input in a page: from the event to the next paint, and to the paint of its result. */
import type { Page } from 'playwright';

/** Event Timing reports nothing shorter, and rounds to 8 ms. */
export const SHORTEST = 16;

interface InputMetrics {
  observer: PerformanceObserver;
  /** The longest event of each interaction in ms, by interactionId. */
  durations: Map<number, number>;
  /** Time stamp of the latest key or pointer press. */
  pressed: number;
  /** When the result was painted; NaN before. */
  shown: number;
}

declare global {
  interface Window {
    inputMetrics: InputMetrics;
    /** Starts a measurement. The result has been painted when the value of `readResult` differs from that of now. */
    watchInput: (readResult: () => unknown) => void;
    /** The longest event of the latest interactions, 0 when all were shorter than Event Timing reports. */
    readInput: () => { paint: number; shown: number };
  }
}

/** Runs in the page before its own scripts. */
export function observeInput(): void {
  const durations: InputMetrics['durations'] = new Map();
  const record = (entries: PerformanceEntryList) => {
    for (const { interactionId, duration } of entries as PerformanceEventTiming[])
      if (interactionId > 0)
        durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
  };
  const observer = new PerformanceObserver((list) => record(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  observer.observe({ type: 'first-input', buffered: true });
  const metrics: InputMetrics = { observer, durations, pressed: NaN, shown: NaN };
  window.inputMetrics = metrics;
  const onPress = ({ timeStamp }: Event) => (metrics.pressed = timeStamp);
  addEventListener('pointerdown', onPress, true);
  addEventListener('keydown', onPress, true);

  window.watchInput = (readResult) => {
    durations.clear();
    metrics.shown = NaN;
    const before = readResult();
    const check = () => {
      if (readResult() === before) {
        requestAnimationFrame(check);
        return;
      }
      // The first task after a frame runs when the frame has been handed over for painting.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (metrics.shown = performance.now());
      port2.postMessage(null);
    };
    requestAnimationFrame(check);
  };
  window.readInput = () => {
    record(observer.takeRecords());
    return { paint: Math.max(0, ...durations.values()), shown: metrics.shown - metrics.pressed };
  };
}

/** Waits until the page has nothing to do; Event Timing has reported all events by then. */
export const waitUntilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => setTimeout(() => requestIdleCallback(() => resolve()), 250));
      }),
  );

export interface InputTimes {
  /** ms to the next paint. */
  paint: number;
  /** ms to the paint of the result. */
  shown: number;
}

/**
 * Measures what one press causes.
 * @param readResult runs in the page in each frame; returns a primitive that changes with the result
 */
export async function measureInput(
  page: Page,
  press: () => Promise<void>,
  readResult: () => string,
): Promise<InputTimes> {
  await page.evaluate(`watchInput(${readResult.toString()})`);
  await press();
  await page.waitForFunction(() => !Number.isNaN(window.inputMetrics.shown), undefined, { polling: 50 });
  await waitUntilIdle(page);
  return page.evaluate(() => window.readInput());
}
