import { expect, test } from '../../../testing/journeys/fixtures';
import { problemsAtWidths } from '../../../testing/journeys/widths';

const SCREENS = [
  '',
  'listings?scenario=small',
  'property/1001',
  'property/bad-long-word?scenario=hostile',
  'property/bad-long-title?scenario=hostile',
  'listings?scenario=hostile',
  'compare?homes=1001,1002,1003,1004',
  'compare?homes=bad-long-word,bad-long-title,1001&scenario=hostile',
  'favorites?as=user',
  'agent/profile/101',
  'plans',
  'about',
  'terms-of-service',
  'privacy-policy',
  'user/login',
  'user/signup',
  'agent/login',
  'agent/signup',
  'verify-email?email=ama@example.com',
  'agent/dashboard?as=agent-premium',
  'agent/list-property?as=agent-premium',
  'agent/edit-profile?as=agent-premium',
  'nothing-here',
];

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
