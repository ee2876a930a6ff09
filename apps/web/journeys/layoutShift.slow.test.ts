import { expect, test } from '../../../testing/journeys/fixtures';
import { expectNoShift, recordShifts } from '../../../testing/journeys/layoutShift';
import { SCREENS } from '../../../testing/journeys/screens';

for (const width of [390, 1280])
  test.describe(`at ${width} px`, { tag: '@chromium' }, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const screen of [...SCREENS, 'listings?region=Ashanti&utm_source=whatsapp'])
      test(`/${screen} does not shift on a first visit and after Back`, async ({ page, demo }) => {
        const heading = page.getByRole('main').getByRole('heading', { level: 1 }).first();
        await page.addInitScript(recordShifts);
        await page.goto(demo.url + screen);
        await page.waitForLoadState('networkidle');
        await expect(heading).toBeVisible();
        await expectNoShift(page);
        const text = await heading.textContent();
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: screen === 'terms-of-service' ? /^Privacy/ : /^Terms/ })
          .click();
        await expect(heading).not.toHaveText(text ?? '');
        await page.waitForLoadState('networkidle');
        const leftAt = await page.evaluate(() => performance.now());
        await page.goBack();
        await expect(heading).toHaveText(text ?? '');
        await page.waitForLoadState('networkidle');
        await expectNoShift(page, leftAt);
      });
  });
