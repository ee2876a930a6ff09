import { expect, type Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface RecordedShift {
  value: number;
  startTime: number;
  /** What moved, from where to where. */
  moved: string[];
}

/** Runs in the page before its own scripts. */
export function recordShifts(): void {
  const shifts: RecordedShift[] = [];
  Object.assign(window, { shifts });
  // Other engines than Chromium may warn of an unsupported type.
  if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const text = node?.textContent?.trim().slice(0, 40) ?? '';
        return `${node?.nodeName ?? ''} '${text}': ${from.x},${from.y} to ${to.x},${to.y}`;
      });
      shifts.push({ value, startTime, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Expects almost no layout shift; a failure lists what moved.
 * @param since ms since the start of the page
 */
export async function expectNoShift(page: Page, since = 0): Promise<void> {
  const recorded = await page.evaluate(
    () => (window as unknown as { shifts: readonly RecordedShift[] }).shifts,
  );
  const shifts = recorded.filter(({ startTime }) => startTime >= since);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total > 0.005 ? shifts : []).toEqual([]);
}
