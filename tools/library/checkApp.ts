import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { launchChromium } from '../../testing/chromium';
import { serveFolder } from '../../testing/staticServer';

/** The computed color of a CSS value on the page: rgb(23, 82, 58). */
const computedColor = (page: Page, css: string): Promise<string> =>
  page.evaluate((value) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = value;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, css);

/** The app's own theme replaces that of the package, also in the dark theme and where `data-theme` chooses one. */
async function checkTheme(page: Page, themeCss: string): Promise<void> {
  const [, light = '', dark = ''] = /--color-primary: light-dark\((.+), (.+)\)/.exec(themeCss) ?? [];
  const primary = () => computedColor(page, 'var(--color-primary)');
  const button = page.getByRole('link', { name: 'View All', exact: true });
  const fill = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  assert.equal(fill, await computedColor(page, light));
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.equal(await primary(), await computedColor(page, dark));
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
  assert.equal(await primary(), await computedColor(page, light));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  assert.equal(await primary(), await computedColor(page, dark));
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
}

async function checkFonts(page: Page): Promise<void> {
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  assert(
    fonts.some((family) => family.includes('Efie Sans')),
    `Loaded fonts: ${fonts.join()}`,
  );
}

async function checkCardAndForm(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Homes in Ghana' }).waitFor();
  const card = page.getByRole('article', { name: 'Two-bedroom apartment in Spintex' });
  await card.getByText('Ama Mensah').waitFor();
  assert.match(await card.innerText(), /2,800/);
  const form = page.getByRole('form', { name: 'Request a visit' });
  const send = form.getByRole('button', { name: 'Request a visit' });
  await send.click();
  await form.getByText('Name is required').waitFor();
  await form.getByRole('textbox', { name: 'Name' }).fill('Kofi');
  await send.click();
  await form.getByText('Thank you, Kofi.').waitFor();
}

/** A photo is redrawn in the worker of the package, which the app's bundler has to find. */
async function checkPhotos(page: Page): Promise<void> {
  const worker = page.waitForEvent('worker');
  const photo = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 2400, height: 1600 });
    canvas.getContext('2d')?.fillRect(0, 0, 1200, 800);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    const { photos } = globalThis as unknown as { photos: Promise<typeof import('@efie/ui/photos')> };
    const { preparePhotos } = await photos;
    const [prepared] = await preparePhotos([new File([blob ?? ''], 'photo.jpg')]);
    if (prepared?.state !== 'ready') return null;
    const { width, height } = await createImageBitmap(prepared.file);
    return { width, height };
  });
  assert.deepEqual(photo, { width: 1920, height: 1280 });
  await worker;
}

/**
 * Uses the built starter (examples/starter) in a browser, as its user would.
 * @param app folder of the app
 * @param screenshot file to write
 * @throws when something is missing, or the console has a message
 */
export async function checkApp(app: string, screenshot: string): Promise<void> {
  const server = await serveFolder(path.join(app, 'dist'));
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ colorScheme: 'light' });
    page.setDefaultTimeout(20_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    await page.goto(server.url);
    await checkCardAndForm(page);
    await checkTheme(page, fs.readFileSync(path.join(app, 'src/theme.css'), 'utf8'));
    await checkFonts(page);
    await checkPhotos(page);
    await page.screenshot({ path: screenshot, fullPage: true });
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
    await server.close();
  }
}
