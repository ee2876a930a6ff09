import { expect, screen, userEvent, within } from 'storybook/test';

/** The header's code is lazy-loaded, and a session's name arrives with its profile. */
const PATIENCE = { timeout: 5000 };

/** The menu that holds the header's links on a phone, opened; null where the header has a row of links. */
async function openMenu(): Promise<ReturnType<typeof within> | null> {
  const header = within(await screen.findByRole('banner', {}, PATIENCE));
  const button = header.queryByRole('button', { name: 'Menu' });
  if (!button) return null;
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Menu' }, PATIENCE));
}

/** Follows a link of the header, in either layout. */
export async function followHeader(name: string): Promise<void> {
  const links = (await openMenu()) ?? within(screen.getByRole('banner'));
  await userEvent.click(await links.findByRole('link', { name }, PATIENCE));
}

/** Opens what the header shows of the account of that name: its own menu, or the phone's. */
export async function openAccount(name: string): Promise<void> {
  const menu = await openMenu();
  if (menu) await expect(await menu.findByText(name, {}, PATIENCE)).toBeVisible();
  else await userEvent.click(await screen.findByRole('button', { name: `Account, ${name}` }, PATIENCE));
}

/** The header shows the account of that name. */
export async function expectAccount(name: string): Promise<void> {
  const menu = await openMenu();
  if (!menu) {
    await expect(await screen.findByRole('button', { name: `Account, ${name}` }, PATIENCE)).toBeVisible();
    return;
  }
  await expect(await menu.findByText(name, {}, PATIENCE)).toBeVisible();
  await userEvent.click(menu.getByRole('button', { name: 'Close menu' }));
}
