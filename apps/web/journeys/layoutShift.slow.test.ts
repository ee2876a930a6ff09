import { expect, test } from '../../../testing/journeys/fixtures';
import { expectNoShift, forgetShifts, recordShifts } from '../../../testing/journeys/layoutShift';
import { SCREENS } from '../../../testing/journeys/screens';

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const screen of [...SCREENS, 'listings?region=Ashanti&utm_source=whatsapp'])
      test(`/${screen} does not shift on a first visit and after Back`, async ({ page, demo }) => {
        const heading = page.getByRole('main').getByRole('heading', { level: 1 }).first();
        await page.addInitScript(recordShifts);
        await page.goto(demo.url + screen);
        await page.waitForLoadState('networkidle');
        await expect(heading).toBeVisible();
        await expectNoShift(page);
        const title = await page.title();
        await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
        await expect(page).toHaveURL(/\/about\/?$/);
        await expect(heading).toHaveText(/about/i);
        await forgetShifts(page);
        await page.goBack();
        await expect(page).toHaveTitle(title);
        await page.waitForLoadState('networkidle');
        await expect(heading).toBeVisible();
        await expectNoShift(page);
      });
  });
