import { demoAccount } from '@efie/mocks';
import { expect, test } from '../../../testing/journeys/fixtures';
import { openMockPanel } from '../../../testing/journeys/mockPanel';

test('applies the switches of the URL, keeps its other parameters and reports invalid values', async ({
  page,
  consoleMessages,
  demo,
}) => {
  const noHomes = page.getByText('0 properties found').first();
  await page.goto(`${demo.url}listings?region=Volta&as=agent-free&scenario=empty&network=mars`);
  await expect(noHomes).toBeVisible();
  await expect(page).toHaveURL(`${demo.url}listings?region=Volta`);
  const panel = await openMockPanel(page);
  await expect(panel.getByText('“mars” is not a valid value for network')).toBeVisible();
  await expect(panel.getByText(`${demoAccount('agent-free').name} (agent)`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.reload();
  await expect(noHomes).toBeVisible();
  await expect(
    (await openMockPanel(page)).getByText(`${demoAccount('agent-free').name} (agent)`),
  ).toBeVisible();
  expect(consoleMessages).toEqual([]);
});
