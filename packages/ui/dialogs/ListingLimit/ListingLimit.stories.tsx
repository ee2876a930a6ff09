import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Button } from '../../primitives';
import { ListingLimit, type ListingLimitProps } from './ListingLimit';

const meta = {
  title: 'Dialogs/ListingLimit',
  component: ListingLimit,
  parameters: {
    design: designs('limit-reached-dialog'),
    kind: 'overlay',
    guide: {
      use: 'An agent adds a listing beyond the plan’s limit: before the form opens, or when the server rejects it.',
      avoid: 'A warning that the limit is near: the usage meter of the plan card shows that.',
      anatomy: ['icon tile, title and sentence', 'Cancel and View Plans'],
      accessibility: ['As Dialog. View Plans is a link and closes it.'],
      related: ['Dialog', 'CurrentPlanCard', 'PlanCard'],
    } satisfies Guide,
  },
  args: { isOpen: true, onClose: fn(), plansHref: '/plans' },
} satisfies Meta<typeof ListingLimit>;
export default meta;

type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Listing Limit Reached' }));

/** An agent at the plan's limit. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = await findDialog();
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

/** On phones it is a bottom sheet with the main action first. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await findDialog();
    const plans = dialog.getByRole('link', { name: 'View Plans' });
    const cancel = dialog.getByRole('button', { name: 'Cancel' });
    await expect(plans.compareDocumentPosition(cancel)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(plans.offsetWidth).toBe(cancel.offsetWidth);
    // The viewport minus 20 px on each side.
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

/** Cancel, Close and Escape close it, and focus returns to the opening button. */
export const Closed: Story = {
  args: { isOpen: false },
  render: (args) => <Opener {...args} />,
  play: async ({ canvas, args }) => {
    const openButton = canvas.getByRole('button', { name: 'Add Listing' });
    const waitForClose = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(openButton).toHaveFocus());
    };
    openButton.focus();
    for (const name of ['Cancel', 'Close']) {
      await userEvent.keyboard('{Enter}');
      const button = (await findDialog()).getByRole('button', { name });
      await waitFor(() => expect(button).toBeVisible());
      await userEvent.click(button);
      await waitForClose();
    }
    await userEvent.keyboard('{Enter}');
    await findDialog();
    await userEvent.keyboard('{Escape}');
    await waitForClose();
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
};
