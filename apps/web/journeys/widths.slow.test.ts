import { expect, test } from '../../../testing/journeys/fixtures';
import { SCREENS } from '../../../testing/journeys/screens';
import { problemsAtWidths } from '../../../testing/journeys/widths';

const RANGES = [
  [320, 1112],
  [1120, 1920],
] as const;

for (const screen of SCREENS)
  for (const textSize of ['100%', '200%'])
    for (const [from, to] of RANGES)
      test(`/${screen} holds from ${from} to ${to} px, with text at ${textSize}`, async ({ page, demo }) => {
        await page.goto(demo.url + screen);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('main h1').first()).toBeVisible();
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, textSize);
        expect(await problemsAtWidths(page, from, to)).toEqual([]);
      });
