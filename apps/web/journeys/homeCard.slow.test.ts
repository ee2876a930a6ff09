import fs from 'node:fs/promises';
import { expect, test } from '../../../testing/journeys/fixtures';

test('the picture of a home is drawn on the device and downloaded, with the keyboard', async ({
  page,
  demo,
  consoleMessages,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http')) hosts.add(host);
  });
  await page.goto(`${demo.url}property/1001`);
  await page.getByRole('button', { name: 'Picture for WhatsApp' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share picture' });
  await expect(dialog.getByRole('img', { name: /^Preview: / })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download picture' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('efie-1001.png');
  const png = await fs.readFile(await download.path());
  // The signature, then the size in the header.
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
  expect([...hosts]).toEqual([new URL(demo.url).host]);
  expect(consoleMessages).toEqual([]);
});
