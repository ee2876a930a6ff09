import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { demoAccount } from '@efie/mocks';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../../../testing/journeys/fixtures';
import { field, fill, main } from '../../../testing/journeys/forms';

/** When the connection of an upload is closed: at half of its body, or when the backend has made the listing. */
type Cut = 'never' | 'at half' | 'before the response';

interface Site {
  url: string;
  cut: Cut;
  /** How often a connection was closed. */
  cuts: number;
}

const isNewListing = (method?: string, url?: string): boolean =>
  method === 'POST' && url === '/api/agent/properties';

/** The production build and the mock backend on one origin, without a service worker, so that uploads report progress. */
const test = base.extend<{ site: Site }>({
  site: async ({ product, mockServerUrl }, provide) => {
    const site: Site = { url: '', cut: 'never', cuts: 0 };
    const server = http.createServer((request, response) => {
      const path = request.url ?? '/';
      const cut = isNewListing(request.method, path) ? site.cut : 'never';
      const target = new URL(path, /^\/(?:api|storage)\//.test(path) ? mockServerUrl : product.url);
      const close = () => {
        site.cuts += 1;
        request.socket.resetAndDestroy();
      };
      const forwarded = http.request(
        target,
        { method: request.method ?? 'GET', headers: { ...request.headers, host: target.host } },
        (reply) => {
          if (cut === 'before the response') {
            close();
            return;
          }
          // On a kept-alive connection that is reset, Chromium itself sends a request again: only an Idempotency-Key
          // keeps a backend from making a second listing.
          response.writeHead(reply.statusCode ?? 502, { ...reply.headers, connection: 'close' });
          reply.pipe(response);
        },
      );
      forwarded.on('error', () => response.destroy());
      // A canceled upload must not arrive as a whole one.
      request.on('close', () => {
        if (!request.complete) forwarded.destroy();
      });
      if (cut === 'at half') {
        const half = Number(request.headers['content-length']) / 2;
        let received = 0;
        request.on('data', (chunk: Buffer) => {
          received += chunk.length;
          if (received >= half && !request.socket.destroyed) close();
        });
      }
      request.pipe(forwarded);
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await provide(site);
    server.closeAllConnections();
    server.close();
  },
});

const HOME = {
  Title: 'Four-bedroom villa on the ridge',
  Description: 'A quiet road, a borehole, a prepaid meter.',
  'Monthly Rent': '9000',
  Region: 'Ashanti',
  District: 'Kumasi',
  'Specific location': 'Ridge, near the cultural center',
};

/** Photos of noise, of more than a megabyte each. */
async function createLargePhotos(page: Page, names: readonly string[]) {
  const jpegs = await page.evaluate(
    (count) =>
      Array.from({ length: count }, (_, index) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 1800, height: 1200 });
        const context = canvas.getContext('2d');
        const image = context?.createImageData(1800, 1200);
        let seed = index + 1;
        for (let byte = 0; image && byte < image.data.length; byte += 1) {
          seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
          image.data[byte] = byte % 4 === 3 ? 255 : seed >>> 24;
        }
        if (image) context?.putImageData(image, 0, 0);
        return canvas.toDataURL('image/jpeg', 0.8).split(',')[1] ?? '';
      }),
    names.length,
  );
  return jpegs.map((base64, index) => ({
    name: names[index] ?? '',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(base64, 'base64'),
  }));
}

async function fillNewListing(page: Page, site: Site, names: readonly string[]): Promise<void> {
  const { token, id, name, email } = demoAccount('agent-premium');
  await page.addInitScript(
    ({ session, record }) => {
      localStorage.setItem('agentToken', session);
      localStorage.setItem('userType', 'agent');
      localStorage.setItem('agent', JSON.stringify(record));
    },
    { session: token, record: { id, fullName: name, email } },
  );
  await page.goto(`${site.url}agent/list-property`);
  await fill(page, HOME);
  await main(page)
    .locator('[data-field="photos"] input[type="file"]')
    .first()
    .setInputFiles(await createLargePhotos(page, names));
  await expect(
    main(page).getByText(new RegExp(`^Saved on this device with your draft: ${names.length} photos`)),
  ).toBeVisible({ timeout: 60_000 });
}

const send = (page: Page) => main(page).getByRole('button', { name: 'List Property', exact: true }).click();

const rowsOf = (page: Page) => main(page).getByRole('row').filter({ hasText: HOME.Title });

test(
  'a slow upload shows its progress, and one photo is canceled without a second listing',
  { tag: '@chromium' },
  async ({ page, site }) => {
    test.setTimeout(240_000);
    await fillNewListing(page, site, ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg']);

    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput: 400_000,
    });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/agent/properties'))
        requests.push('POST');
    });
    await send(page);
    const first = main(page).getByRole('progressbar', { name: 'photo 1 of 5' });
    await expect.poll(async () => Number(await first.getAttribute('aria-valuenow'))).toBeGreaterThan(10);
    await main(page).getByRole('button', { name: 'Cancel photo 2, b.jpg' }).click();
    await expect(main(page).getByRole('progressbar')).toHaveCount(4);
    await expect
      .poll(async () =>
        Number(await main(page).getByRole('progressbar').first().getAttribute('aria-valuenow')),
      )
      .toBeGreaterThan(0);
    expect(requests).toHaveLength(2);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await expect(page).toHaveURL(/\/agent\/dashboard$/, { timeout: 60_000 });
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowsOf(page).getByRole('cell', { name: '4 photos' })).toBeVisible();
  },
);

test('a connection that is cut at half of the upload loses nothing, and sending again makes one listing', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  await fillNewListing(page, site, ['a.jpg', 'b.jpg', 'c.jpg']);
  site.cut = 'at half';
  await send(page);
  await expect(
    main(page).getByRole('group', {
      name: /The property is not among your listings, and nothing you entered is lost\.$/,
    }),
  ).toBeVisible({ timeout: 60_000 });
  expect(site.cuts).toBeGreaterThan(0);
  for (const label of ['Title', 'Description', 'Specific location'] as const)
    await expect(field(page, label)).toHaveValue(HOME[label]);
  for (const photo of ['Photo 1 of 3, a.jpg', 'Photo 2 of 3, b.jpg', 'Photo 3 of 3, c.jpg'])
    await expect(main(page).getByRole('img', { name: photo })).toBeVisible();
  site.cut = 'never';
  await main(page).getByRole('button', { name: 'List again' }).click();
  await expect(page).toHaveURL(/\/agent\/dashboard$/, { timeout: 60_000 });
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page).getByRole('cell', { name: '3 photos' })).toBeVisible();
});

test('a connection that is cut when the listing has been made leads to the one listing', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  await fillNewListing(page, site, ['a.jpg', 'b.jpg', 'c.jpg']);
  site.cut = 'before the response';
  await send(page);
  await expect(main(page).getByRole('group', { name: /^Your property was listed\./ })).toBeVisible({
    timeout: 60_000,
  });
  site.cut = 'never';
  await main(page).getByRole('link', { name: 'Open your dashboard' }).click();
  await expect(page).toHaveURL(/\/agent\/dashboard$/);
  await expect(rowsOf(page)).toHaveCount(1);
});
