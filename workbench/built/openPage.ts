import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, afterEach, inject } from 'vitest';
import { axeOptions } from '../../testing/checks/axe';
import { launchChromium } from '../../testing/chromium';

let browser: Browser | null = null;

afterEach(async () => {
  for (const context of browser?.contexts() ?? []) await context.close();
});

afterAll(() => browser?.close());

/** A page of the published site, and what went wrong on it: failed responses, and errors on the console. */
export interface OpenedPage {
  page: Page;
  errors: readonly string[];
}

/**
 * Opens a page in a new browser context, which is closed when the test ends.
 * @param path from the root of the site: 'storybook/?path=/story/screens-home--default'
 * @param isExpected errors to ignore
 */
export async function openPage(
  path: string,
  options: BrowserContextOptions = {},
  isExpected: (message: string) => boolean = () => false,
): Promise<OpenedPage> {
  browser ??= await launchChromium();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const errors: string[] = [];
  const add = (message: string) => isExpected(message) || errors.push(message);
  page.on(
    'response',
    (response) => response.status() >= 400 && add(`${response.status()} ${response.url()}`),
  );
  page.on(
    'console',
    (message) => message.type() === 'error' && add(`${message.text()} ${message.location().url}`),
  );
  page.on('pageerror', (error) => add(error.message));
  await page.goto(inject('site') + path);
  return { page, errors };
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeWindow {
  axe: { run: (context: object, options: object) => Promise<{ violations: { id: string }[] }> };
}

/** What axe finds in a part of the page, without the stories on it, which their own tests check. */
export async function violationsIn(page: Page, include: string): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(
    async ([context, options]) => {
      const { axe } = window as unknown as AxeWindow;
      return (await axe.run(context, options)).violations.map(({ id }) => id);
    },
    [
      { include, exclude: '.sbdocs-preview' },
      { ...axeOptions, rules: { ...axeOptions.rules, region: { enabled: false } } },
    ] as const,
  );
}
