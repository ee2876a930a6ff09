import { expect, type Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface RecordedShift {
  value: number;
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
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const text = node?.textContent?.trim().slice(0, 40) ?? '';
        return `${node?.nodeName ?? ''} '${text}': ${from.x},${from.y} to ${to.x},${to.y}`;
      });
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (window as unknown as { shifts: RecordedShift[] }).shifts.length = 0;
  });

/** Expects almost no layout shift since the start of the page; a failure lists what moved. */
export async function expectNoShift(page: Page): Promise<void> {
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: readonly RecordedShift[] }).shifts,
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total > 0.005 ? shifts : []).toEqual([]);
}
