import type { Meta, StoryObj } from '@storybook/react-vite';
import { NO_OUTCOMES, planAction, type ChangeOutcome } from '@efie/domain/listing';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { createStoryListing } from '../../cards/storyListing';
import { cancelTwice, findConfirmation, withOpener } from '../storyConfirmation';
import { ListingActions } from './ListingActions';

const villa = createStoryListing(31, {
  id: '31',
  title: 'Villa in Osu',
  listingType: 'rent',
  status: 'active',
});
const flat = createStoryListing(32, {
  id: '32',
  title: 'Flat in Tema',
  listingType: 'rent',
  status: 'active',
});
const house = createStoryListing(33, {
  id: '33',
  title: 'House in Ho',
  listingType: 'sale',
  status: 'active',
});
const room = createStoryListing(34, { id: '34', title: 'Room in Wa', listingType: 'rent', status: 'rented' });
const all = [villa, flat, house, room];

const remove = { kind: 'delete' } as const;
const rented = { kind: 'status', status: 'rented' } as const;
const rejected: ChangeOutcome = {
  kind: 'failed',
  reason: 'The listing is under review.',
  isUncertain: false,
};
const lost: ChangeOutcome = {
  kind: 'failed',
  reason: 'Failed to delete property. Check your connection.',
  isUncertain: true,
};
const unsent: ChangeOutcome = { kind: 'unsent', reason: 'Not sent. Check your connection.' };
const done: ChangeOutcome = { kind: 'done' };

const DialogWithButton = withOpener(ListingActions, 'Delete');

const meta = {
  title: 'Dialogs/ListingActions',
  component: ListingActions,
  parameters: {
    design: [],
    kind: 'overlay',
    guide: {
      use: 'One confirmation for a change of several listings, and the outcome of each.',
      avoid: 'Not for one listing: use DeleteProperty, or change the status with Undo.',
      do: 'Name every listing, and why one is left out.',
      dont: 'Do not send again what is done.',
      anatomy: [
        'title with the number',
        'names, each with its outcome',
        'what is left out',
        'Cancel and the action',
      ],
      accessibility: [
        'An alertdialog: it is locked while requests are in flight, but for Stop. The result is announced.',
        'Each outcome is an icon and a text beside the name of the listing.',
      ],
      related: ['DeleteProperty', 'ManagedListings', 'Toast'],
    } satisfies Guide,
  },
  args: {
    isOpen: true,
    action: remove,
    plan: planAction(all, remove),
    outcomes: NO_OUTCOMES,
    isRunning: false,
    onClose: fn(),
    onConfirm: fn(),
    onStop: fn(),
  },
  render: (args) => <DialogWithButton key={String(args.isOpen)} {...args} />,
} satisfies Meta<typeof ListingActions>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The question names every listing. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const dialog = within(await findConfirmation('Delete 4 properties'));
    for (const { title } of all) await expect(dialog.getByText(title)).toBeVisible();
    await expect(dialog.getByText('This action cannot be undone.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 4 properties' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Cancel and Escape close it; nothing is confirmed. */
export const Cancelled: Story = {
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    await cancelTwice(canvas.getByRole('button', { name: 'Delete' }), 'Delete 4 properties');
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** A status: those that have it, and those that cannot have it, are named as left out. */
export const LeftOut: Story = {
  tags: ['visual'],
  args: { action: rented, plan: planAction(all, rented) },
  play: async () => {
    const dialog = within(await findConfirmation('Mark 2 properties as rented'));
    await expect(dialog.getByText('Already so, left out')).toBeVisible();
    await expect(dialog.getByText('For sale, left out')).toBeVisible();
  },
};

/** None of the selected listings can be changed: there is nothing to confirm. */
export const NothingToChange: Story = {
  args: { action: rented, plan: planAction([house, room], rented) },
  play: async () => {
    const dialog = within(await findConfirmation('Mark 0 properties as rented'));
    await expect(dialog.queryByRole('button', { name: /^Mark/ })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

/** In flight: it says how many are done, and can be stopped but not closed. */
export const Running: Story = {
  tags: ['visual'],
  args: { isRunning: true, outcomes: new Map([['31', done]]) },
  play: async ({ args }) => {
    const dialog = within(await findConfirmation('Delete 4 properties'));
    await expect(dialog.getByRole('progressbar', { name: 'Changing properties' })).toHaveAttribute(
      'aria-valuetext',
      '1 of 4 done',
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

/** One is done, three are not, each with its reason; those come first. */
export const PartialFailure: Story = {
  tags: ['visual'],
  args: {
    outcomes: new Map<string, ChangeOutcome>([
      ['31', done],
      ['32', rejected],
      ['33', lost],
      ['34', unsent],
    ]),
  },
  play: async ({ args }) => {
    const dialog = within(await findConfirmation('1 property deleted, 3 not'));
    const items = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(items).toEqual([
      'Flat in TemaThe listing is under review.',
      'House in HoFailed to delete property. Check your connection. It may have been deleted.',
      'Room in WaNot sent. Check your connection.',
      'Villa in OsuDone',
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Try again (3)' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

/** Many listings on a phone: the names scroll, and the buttons stay visible. */
export const Phone: Story = {
  tags: ['visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    plan: planAction(
      Array.from({ length: 40 }, (_, index) => ({ ...villa, id: String(index), title: `Home ${index + 1}` })),
      remove,
    ),
  },
  play: async () => {
    const dialog = within(await findConfirmation('Delete 40 properties'));
    const button = dialog.getByRole('button', { name: 'Delete 40 properties' });
    await waitFor(() =>
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
  },
};
