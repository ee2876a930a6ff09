import { demoAccount } from '@efie/mocks';
import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { expect, test } from '../../../testing/journeys/fixtures';
import { heading, logIn, main } from '../../../testing/journeys/forms';

declare global {
  /** How often the page opened the print dialog, which a headless browser does not have. */
  var printCount: number;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.printCount = 0;
    window.print = () => {
      globalThis.printCount += 1;
    };
  });
});

async function expectPrintCount(page: Page, count: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => globalThis.printCount)).toBe(count);
}

async function expectOneSheet(page: Page): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // A4 in points.
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
}

/** Decodes the pixels of a QR code. */
async function scan(code: Locator): Promise<string | undefined> {
  const { dark, side } = await code.evaluate(async (svg) => {
    const image = new Image();
    const side = 240;
    svg.setAttribute('width', String(side));
    svg.setAttribute('height', String(side));
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('Canvas 2D context is not available');
    context.fillStyle = 'white';
    context.fillRect(0, 0, side, side);
    context.drawImage(image, 0, 0, side, side);
    const { data } = context.getImageData(0, 0, side, side);
    // One character for each pixel: an array of all channels takes seconds to leave the browser.
    const dark = Array.from({ length: side * side }, (_, at) => Number((data[4 * at] ?? 255) < 128)).join('');
    return { dark, side };
  });
  const pixels = Uint8ClampedArray.from(
    [...dark].flatMap((pixel) => (pixel === '1' ? [0, 0, 0, 255] : [255, 255, 255, 255])),
  );
  return jsQR(pixels, side, side)?.data;
}

const windowCard = (page: Page) => page.getByRole('article', { name: 'Window card' });

test(
  'a visitor prints the card of a home: one A4 page, whose code leads back to it',
  { tag: '@chromium' },
  async ({ page, demo }) => {
    await page.goto(`${demo.url}property/1001`);
    await main(page).getByRole('button', { name: 'Print window card' }).focus();
    await page.keyboard.press('Enter');
    await expectPrintCount(page, 1);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');

    await page.emulateMedia({ media: 'print' });
    const card = windowCard(page);
    await expect(card.getByText('Efie', { exact: true })).toBeVisible();
    await expect(card.getByRole('heading', { name: title ?? '' })).toBeVisible();
    await expect(card.getByRole('img', { name: /picture/ })).toHaveCount(3);
    await expect(card.getByText(/^GH₵/)).toBeVisible();
    await expect(card.getByRole('list', { name: 'Rooms and size' })).toBeVisible();
    await expect(card.getByText(/^\+233 \d\d \d{3} \d{4}$/)).toBeVisible();
    expect(await scan(card.getByRole('img', { name: 'QR code of this home' }))).toBe(canonical);
    for (const role of ['banner', 'main', 'contentinfo', 'button', 'link'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expectOneSheet(page);

    await page.emulateMedia({ media: 'screen' });
    await expect(card).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('[data-print-sheet]')).toHaveCount(0);
  },
);

test('a link with ?print prints the card once, also after a reload', async ({ page, demo }) => {
  await page.goto(`${demo.url}property/1001?print`);
  await expectPrintCount(page, 1);
  await expect(page).toHaveURL(/\/property\/1001$/);
  await page.reload();
  await expect(main(page).getByRole('button', { name: 'Print window card' })).toBeVisible();
  await expectPrintCount(page, 0);
});

test('pages that are printed as they are have the mark, and no controls', async ({ page, demo }) => {
  await page.goto(`${demo.url}property/1001`);
  await expect(main(page).getByRole('button', { name: 'Print window card' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Efie, home' })).toBeVisible();
  await expect(page.getByText(/^https?:\/\/.*\/property\/1001$/)).toBeVisible();
  await expect(page.getByText(/more photos$/)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Move-in cost' })).toHaveCount(0);
  // The photos, which are content too, are the only buttons.
  await expect(page.getByRole('button', { name: /^(?!.*(?:photo|picture) \d)/i })).toHaveCount(0);

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${demo.url}listings`);
  await expect(page.getByRole('searchbox', { name: 'Search properties' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Saved searches' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Efie, home' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test(
  'an agent filters the payment history by keyboard and prints a receipt',
  { tag: '@chromium' },
  async ({ page, demo }) => {
    const { name, email } = demoAccount('agent-premium');
    await page.goto(`${demo.url}agent/login`);
    await logIn(page, 'Sign In', email);
    await expect(heading(page, `Hello, ${name}`)).toBeVisible();
    const history = page.getByRole('region', { name: 'Payment history' });
    const receipt = history.getByRole('button', { name: /^Receipt/ });
    await receipt.first().waitFor();
    const count = await receipt.count();
    expect(count).toBeGreaterThan(0);

    await history.getByRole('combobox', { name: 'Status' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(history.getByText(/^\d+ of \d+ payments$/)).toBeVisible();
    await expect(receipt).toHaveCount(count);
    await receipt.first().focus();
    await page.keyboard.press('Enter');
    await expectPrintCount(page, 1);

    await page.emulateMedia({ media: 'print' });
    const sheet = page.getByRole('article', { name: 'Receipt' });
    await expect(sheet.getByText(name)).toBeVisible();
    await expect(sheet.getByText(/^GH₵\s\d+\.00$/)).toBeVisible();
    for (const role of ['banner', 'main', 'contentinfo', 'button', 'link'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expectOneSheet(page);
  },
);
