import { expect, waitFor } from 'storybook/test';
import { computedColor } from '../theme/stories/storyStates';
import type { DrawnBoxes, ThemeColors } from './sheetTypes';

/** How far a box may lie from the drawn one, in px. */
const TOLERANCE = 4;

/** The marked thing, or one part of it: a part may be the marked element itself. */
function find(sheet: Element, name: string, part: string | undefined): Element | null {
  const marked = sheet.querySelector(`[data-box="${name}"]`);
  return part === undefined ? marked : (marked?.querySelector(part) ?? null);
}

/** Waits until nothing is amiss, then says so, or tells every miss at once. */
async function expectNoMisses(look: () => string[]): Promise<void> {
  await document.fonts.ready;
  await waitFor(() => expect(look()).toEqual([])).catch(() => undefined);
  await expect(look()).toEqual([]);
}

/** Holds the marked things against their drawn boxes, 4 px either way; fails once, with every miss. */
export async function expectBoxes(canvasElement: HTMLElement, boxes: DrawnBoxes): Promise<void> {
  await expectNoMisses(() => {
    const sheet = canvasElement.querySelector('[data-sheet]');
    const origin = sheet?.getBoundingClientRect();
    const misses: string[] = [];
    for (const [name, [x, y, width, height, part]] of Object.entries(boxes)) {
      const found = sheet && find(sheet, name, part);
      if (!found || !origin) {
        misses.push(`${name}: not on the sheet`);
        continue;
      }
      const ours = found.getBoundingClientRect();
      const edges = [
        ['x', x, ours.x - origin.x],
        ['y', y, ours.y - origin.y],
        ['width', width, ours.width],
        ['height', height, ours.height],
      ] as const;
      for (const [edge, drawn, own] of edges) {
        if (Math.abs(drawn - own) > TOLERANCE)
          misses.push(`${name}: ${edge} drawn ${drawn}, ours ${own.toFixed(1)}`);
      }
    }
    return misses;
  });
}

/** Holds computed colours against the theme's own variables as they are now; fails once, with every miss. */
export async function expectColors(canvasElement: HTMLElement, colors: ThemeColors): Promise<void> {
  await expectNoMisses(() => {
    const sheet = canvasElement.querySelector('[data-sheet]');
    const misses: string[] = [];
    for (const [name, style, part] of colors) {
      const found = sheet && find(sheet, name, part);
      if (!found) {
        misses.push(`${name}: not on the sheet`);
        continue;
      }
      for (const [property, wanted] of Object.entries(style)) {
        const theme = computedColor(canvasElement, wanted);
        const ours = getComputedStyle(found)[property as keyof typeof style];
        if (ours !== theme) misses.push(`${name}: ${property} ${wanted} is ${theme}, ours ${ours}`);
      }
    }
    return misses;
  });
}
