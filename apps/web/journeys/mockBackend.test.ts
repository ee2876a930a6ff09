import { DEMO_PASSWORD, demoAccount } from '@efie/mocks';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServedFolder } from '../../../testing/static-server.mjs';
import { openBrowser, serveBuild, visit } from '../../../testing/journeys/support';

let browser: Browser;
let demo: ServedFolder;

beforeAll(async () => {
  [browser, demo] = await Promise.all([openBrowser(), serveBuild('dist-demo')]);
});
afterAll(async () => {
  await browser.close();
  await demo.close();
});

/** Asks the mock backend from inside the page, as the app does. */
function ask(page: Page, method: string, path: string, { token = '', body = {} } = {}): Promise<unknown> {
  const call = { method, path, token, body: JSON.stringify(body) };
  return page.evaluate(async (asked) => {
    const answer = await fetch(asked.path, {
      method: asked.method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${asked.token}` },
      ...(asked.method === 'POST' && { body: asked.body }),
    });
    return answer.json() as Promise<unknown>;
  }, call);
}

async function open(page: Page): Promise<void> {
  await page.goto(`${demo.url}listings`);
  await page.getByText('240 properties found').first().waitFor();
}

const savedIds = async (page: Page, token: string): Promise<readonly string[]> => {
  const answer = JSON.stringify(await ask(page, 'GET', '/api/user/favorites', { token }));
  return [...answer.matchAll(/"property":\{"id":"?([^",]+)/g)].flatMap((match) => match[1] ?? []);
};

it('keeps what was saved over a reload, and shows it in another tab', async () => {
  const { page } = await visit(browser);
  await open(page);
  const { email } = demoAccount('user');
  const login = await ask(page, 'POST', '/api/auth/user/login', {
    body: { email, password: DEMO_PASSWORD, rememberMe: false },
  });
  const token = (login as { data: { token: string } }).data.token;
  const list = (await ask(page, 'GET', '/api/properties')) as { data: { properties: { id: string }[] } };
  const before = await savedIds(page, token);
  const fresh = list.data.properties.map(({ id }) => String(id)).find((id) => !before.includes(id)) ?? '';
  await ask(page, 'POST', '/api/user/favorites', { token, body: { property_id: fresh } });

  const tab = await page.context().newPage();
  await open(tab);
  await expect.poll(() => savedIds(tab, token)).toContain(fresh);
  await page.reload();
  await page.getByText('240 properties found').first().waitFor();
  await expect.poll(() => savedIds(page, token)).toContain(fresh);
});
