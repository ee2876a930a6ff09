import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives';
import { ListingLimit, type ListingLimitProps } from './ListingLimit';

const meta = {
  title: 'Dialogs/ListingLimit',
  component: ListingLimit,
  parameters: {
    guide: {
      use: 'An agent wants to add a listing, and the plan holds no more: before the form opens, or when the server says so.',
      avoid: 'A warning that the limit is near: the usage meter of the plan card says it.',
    },
  },
  args: { isOpen: true, onClose: fn(), plansHref: '/plans' },
} satisfies Meta<typeof ListingLimit>;
export default meta;

type Story = StoryObj<typeof meta>;

const find = async () => within(await screen.findByRole('dialog', { name: 'Listing Limit Reached' }));

/** An agent with ten listings of ten has pressed List Property. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { proves: ['C83', 'C84'] },
  play: async () => {
    const dialog = await find();
    await waitFor(() =>
      expect(
        dialog.getByText(
          'You have reached the maximum number of listings on your plan. Please upgrade your plan to add more.',
        ),
      ).toBeVisible(),
    );
    await expect(dialog.getByRole('link', { name: 'View Plans' })).toHaveAttribute('href', '/plans');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
};

/** On a phone it rises from the lower edge, with the main action first. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await find();
    const plans = dialog.getByRole('link', { name: 'View Plans' });
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await expect(plans.compareDocumentPosition(cancel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(plans.offsetWidth).toBe(cancel.offsetWidth);
    // As wide as the page's column.
    await expect(plans.offsetWidth).toBe(window.innerWidth - 40);
  },
};

function Opener({ onClose, plansHref }: ListingLimitProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ minBlockSize: 480, padding: 24 }}>
      <Button onClick={() => setOpen(true)}>Add Listing</Button>
      <ListingLimit
        isOpen={isOpen}
        onClose={() => {
          onClose();
          setOpen(false);
        }}
        plansHref={plansHref}
      />
    </div>
  );
}

/** The agent stays with the plan: Cancel, Escape and the close button leave it, and the focus is back where it was. */
export const Closed: Story = {
  args: { isOpen: false },
  parameters: { proves: ['C85'] },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, args }) => {
    const add = canvas.getByRole('button', { name: 'Add Listing' });
    const gone = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(add).toHaveFocus());
    };
    add.focus();
    for (const way of ['Cancel', 'Close']) {
      await userEvent.keyboard('{Enter}');
      const button = (await find()).getByRole('button', { name: way });
      await waitFor(() => expect(button).toBeVisible());
      await userEvent.click(button);
      await gone();
    }
    await userEvent.keyboard('{Enter}');
    await find();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
};
