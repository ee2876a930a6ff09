import { expect, screen, userEvent, within } from 'storybook/test';

/** Opens the header's menu on a phone; null on wide screens, where the header shows its links. */
async function openMenu(): Promise<ReturnType<typeof within> | null> {
  const header = within(await screen.findByRole('banner'));
  const button = header.queryByRole('button', { name: 'Menu' });
  if (!button) return null;
  await userEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}

/** Follows a header link, on phones and wide screens. */
export async function followHeaderLink(name: string): Promise<void> {
  const links = (await openMenu()) ?? within(screen.getByRole('banner'));
  await userEvent.click(await links.findByRole('link', { name }));
}

/** Opens the account menu: a separate one on wide screens, the header's menu on phones. */
export async function openAccountMenu(name: string): Promise<void> {
  const menu = await openMenu();
  if (menu) await expect(await menu.findByText(name)).toBeVisible();
  else await userEvent.click(await screen.findByRole('button', { name: `Account, ${name}` }));
}

export async function expectAccountInHeader(name: string): Promise<void> {
  const menu = await openMenu();
  if (!menu) {
    await expect(await screen.findByRole('button', { name: `Account, ${name}` })).toBeVisible();
    return;
  }
  await expect(await menu.findByText(name)).toBeVisible();
  await userEvent.click(menu.getByRole('button', { name: 'Close menu' }));
}
