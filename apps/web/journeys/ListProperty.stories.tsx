import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../testing/decorators/wholeApp';
import { pressBack } from '../../../testing/history';
import { onDesktop } from '../../../testing/onDesktop';

const meta = {
  title: 'Journeys/ListProperty',
  decorators: [wholeApp],
  parameters: { kind: 'journey', route: '/about' },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const aboutHeading = () => screen.findByRole('heading', { level: 1, name: /^A fair way/ });
const findLimitDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Listing Limit Reached' }));
const expectNoDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The footer is lazy-loaded after the screen. */
const findFooter = async () => within(await screen.findByRole('contentinfo'));

async function findFooterButton() {
  return (await findFooter()).findByRole('button', { name: 'List Your Property' });
}

async function findHeaderMenuItem() {
  await userEvent.click(await screen.findByRole('button', { name: /Kojo Amponsah/ }));
  return screen.findByRole('button', { name: 'List Property' });
}

/** An agent with 10 of 10 listings presses List Your Property in the footer; Cancel returns to the same screen. */
export const AtTheLimit: Story = {
  parameters: { session: 'agent-pro-limit' },
  play: async () => {
    await aboutHeading();
    const button = await findFooterButton();
    await userEvent.dblClick(button);
    const dialog = await findLimitDialog();
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectNoDialog();
    await waitFor(() => expect(button).toHaveFocus());
    await aboutHeading();
  },
};

/** The dialog from the header menu; View Plans opens the plans and closes it. */
export const ToThePlans: Story = {
  parameters: { session: 'agent-pro-limit' },
  play: onDesktop(async () => {
    await aboutHeading();
    await userEvent.click(await findHeaderMenuItem());
    const dialog = await findLimitDialog();
    await userEvent.click(dialog.getByRole('link', { name: 'View Plans' }));
    await expect(
      await screen.findByRole('heading', { level: 1, name: 'Room for every listing' }),
    ).toBeVisible();
    await expectNoDialog();
  }),
};

/** The dialog on a phone, where it is a sheet, from the hero of Home. */
export const AtTheLimitOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { route: '/', session: 'agent-pro-limit' },
  play: async () => {
    const main = within(await screen.findByRole('main'));
    const [button] = await main.findAllByRole('button', { name: 'List Your Property' });
    if (!button) throw new Error('Home has no List Your Property button');
    await userEvent.click(button);
    const dialog = await findLimitDialog();
    const plans = dialog.getByRole('link', { name: 'View Plans' });
    await waitFor(() => expect(plans).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expectNoDialog();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** An agent below the limit presses twice; one Back is enough to return. */
export const BelowTheLimit: Story = {
  parameters: { session: 'agent-free' },
  play: async () => {
    await aboutHeading();
    const button = await findFooterButton();
    button.click();
    button.click();
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^A fair way/ })).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await pressBack();
    await aboutHeading();
  },
};

/** For anyone but an agent the footer links to the agent login. */
export const Guest: Story = {
  play: async () => {
    await aboutHeading();
    const link = await (await findFooter()).findByRole('link', { name: 'List Your Property' });
    await expect(link).toHaveAttribute('href', '/agent/login');
  },
};
