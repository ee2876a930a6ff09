import { DEMO_PASSWORD, demoAccount } from '@efie/mocks';
import type { Page } from '@playwright/test';
import { expect, test } from '../../../testing/journeys/fixtures';
import type { ServedFolder } from '../../../testing/staticServer';

/** Sends a request to the mock backend from inside the page, as the app does. */
function sendRequest(
  page: Page,
  method: string,
  path: string,
  { token = '', body = {} } = {},
): Promise<unknown> {
  const options = { method, path, token, body: JSON.stringify(body) };
  return page.evaluate(async (request) => {
    const response = await fetch(request.path, {
      method: request.method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${request.token}` },
      ...(request.method === 'POST' && { body: request.body }),
    });
    return response.json() as Promise<unknown>;
  }, options);
}

async function open(page: Page, demo: ServedFolder): Promise<void> {
  await page.goto(`${demo.url}listings`);
  await expect(page.getByText('240 properties found').first()).toBeVisible();
}

const savedIds = async (page: Page, token: string): Promise<readonly string[]> => {
  const body = JSON.stringify(await sendRequest(page, 'GET', '/api/user/favorites', { token }));
  return [...body.matchAll(/"property_id":"?([^",]+)/g)].flatMap((match) => match[1] ?? []);
};

test('keeps a saved favorite after a reload, and has it in another tab', async ({ page, context, demo }) => {
  await open(page, demo);
  const { email } = demoAccount('user');
  const login = await sendRequest(page, 'POST', '/api/auth/user/login', {
    body: { email, password: DEMO_PASSWORD, rememberMe: false },
  });
  const token = (login as { data: { token: string } }).data.token;
  const list = (await sendRequest(page, 'GET', '/api/properties')) as {
    data: { properties: { id: string }[] };
  };
  const before = await savedIds(page, token);
  const unsavedId = list.data.properties.map(({ id }) => String(id)).find((id) => !before.includes(id)) ?? '';
  await sendRequest(page, 'POST', '/api/user/favorites', { token, body: { property_id: unsavedId } });

  const tab = await context.newPage();
  await open(tab, demo);
  await expect.poll(() => savedIds(tab, token)).toContain(unsavedId);
  await page.reload();
  await expect(page.getByText('240 properties found').first()).toBeVisible();
  await expect.poll(() => savedIds(page, token)).toContain(unsavedId);
});
