import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { pressBack } from '../../../testing/history';
import { onDesktop } from '../../../testing/onDesktop';

const meta = {
  title: 'Journeys/ListProperty',
  parameters: { route: '/about' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** The screen's code comes on its first visit. */
const PATIENCE = { timeout: 5000 };

const about = () => screen.findByRole('heading', { level: 1, name: /^A fair way/ }, PATIENCE);
const findLimit = async () =>
  within(await screen.findByRole('dialog', { name: 'Listing Limit Reached' }, PATIENCE));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The footer's code comes after the page's own. */
const findFooter = async () => within(await screen.findByRole('contentinfo', {}, PATIENCE));

async function footerButton() {
  return (await findFooter()).findByRole('button', { name: 'List Your Property' }, PATIENCE);
}

async function headerItem() {
  await userEvent.click(await screen.findByRole('button', { name: /Kojo Amponsah/ }, PATIENCE));
  return screen.findByRole('button', { name: 'List Property' });
}

/** An agent with ten listings of ten presses List Your Property in the footer, thinks better of it, and stays where they were. */
export const AtTheLimit: Story = {
  parameters: { session: 'agent-pro-limit', proves: ['C80', 'C83', 'C85', 'C96', 'F41'] },
  play: async () => {
    await about();
    const button = await footerButton();
    await userEvent.dblClick(button);
    const dialog = await findLimit();
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await noDialog();
    await waitFor(() => expect(button).toHaveFocus());
    await about();
  },
};

/** The same from the menu in the header; View Plans leads to the plans, and the dialog is gone. */
export const ToThePlans: Story = {
  parameters: { session: 'agent-pro-limit', proves: ['C80', 'C84'] },
  play: onDesktop(async () => {
    await about();
    await userEvent.click(await headerItem());
    const dialog = await findLimit();
    await userEvent.click(dialog.getByRole('link', { name: 'View Plans' }));
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Room for every listing' }, PATIENCE),
    ).toBeVisible();
    await noDialog();
  }),
};

/** An agent on a phone meets the dialog as a sheet, from the hero of Home. */
export const AtTheLimitOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { route: '/', session: 'agent-pro-limit', proves: ['C80', 'C98'] },
  play: async () => {
    const main = within(await screen.findByRole('main', {}, PATIENCE));
    const [button] = await main.findAllByRole('button', { name: 'List Your Property' }, PATIENCE);
    if (!button) throw new Error('Home has no List Your Property.');
    await userEvent.click(button);
    const dialog = await findLimit();
    const plans = dialog.getByRole('link', { name: 'View Plans' });
    await waitFor(() => expect(plans).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await noDialog();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** An agent with room presses twice and goes to the form once: one step back, and they are where they were. */
export const BelowTheLimit: Story = {
  parameters: { session: 'agent-free', proves: ['C81', 'C96', 'F41'] },
  play: async () => {
    await about();
    const button = await footerButton();
    button.click();
    button.click();
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^A fair way/ })).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await pressBack();
    await about();
  },
};

/** Someone who is no agent is led to the agent login by the footer's link. */
export const Guest: Story = {
  parameters: { proves: ['C78', 'C96'] },
  play: async () => {
    await about();
    const link = await (await findFooter()).findByRole('link', { name: 'List Your Property' }, PATIENCE);
    await expect(link).toHaveAttribute('href', '/agent/login');
  },
};
