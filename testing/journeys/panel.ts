import type { Locator, Page } from 'playwright';

/** Opens the mock panel, or gives it when it is open. */
export async function openMockPanel(page: Page): Promise<Locator> {
  const drawer = page.getByRole('dialog', { name: 'Mock panel' });
  const pill = page.getByRole('button', { name: /^Mock/ });
  await drawer.or(pill).waitFor();
  if (!(await drawer.isVisible())) await pill.click();
  await drawer.waitFor();
  return drawer;
}

/** Closes the mock panel, which lies over the left of the page. */
export async function closeMockPanel(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Mock panel' }).getByRole('button', { name: 'Close' }).click();
}

/** Reads the newest code that waits for an address from the inbox of the mock panel, and closes it again. */
export async function readCode(page: Page, email: string): Promise<string> {
  const inbox = (await openMockPanel(page)).getByRole('list', { name: 'Verification codes' });
  const code = await inbox.getByRole('listitem').filter({ hasText: email }).getByRole('code').innerText();
  await closeMockPanel(page);
  return code.trim();
}
