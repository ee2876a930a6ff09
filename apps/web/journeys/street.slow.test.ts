import { expect, test } from '../../../testing/journeys/fixtures';

const lights = [
  ['05:00', 'dawn'],
  ['12:00', 'noon'],
  ['17:59', 'golden'],
  ['18:30', 'dusk'],
  ['23:00', 'night'],
] as const;

for (const [time, light] of lights) {
  test(`at ${time} in Accra the street of Home has the light ${light}, with one image`, async ({
    browser,
    demo,
  }) => {
    // Elsewhere it is another hour.
    const context = await browser.newContext({ timezoneId: 'America/Los_Angeles' });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(`2026-11-26T${time}:00Z`));
    const streets: string[] = [];
    page.on('request', (request) => {
      const [file] = /street-[^/]+$/.exec(request.url()) ?? [];
      if (file !== undefined) streets.push(file);
    });
    await page.goto(demo.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(streets).toEqual([`street-${light}.svg`]);
    await context.close();
  });
}

test('the dark theme has the night all day, also on a phone that comes from another page', async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-11-26T12:00:00Z'));
  await page.goto(`${demo.url}about`);
  const request = page.waitForRequest(/street-/);
  await page.getByRole('link', { name: /^Efie/ }).first().click();
  expect((await request).url()).toMatch(/street-night-phone\.svg$/);
  await context.close();
});
