import { outcomes, respondTo } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import {
  cancelTwice,
  expectButtons,
  expectClosed,
  expectLocked,
  findConfirmation,
  withOpener,
} from '../storyConfirmation';
import type { Guide } from '../../../../testing/guide';
import { RemoveFavorite } from './RemoveFavorite';

const NAME = 'Remove from favorites?';
const DialogWithButton = withOpener(RemoveFavorite, 'Remove Villa from favorites');

const meta = {
  title: 'Dialogs/RemoveFavorite',
  component: RemoveFavorite,
  parameters: {
    design: designs('favorites-remove-dialog'),
    kind: 'overlay',
    session: 'user',
    guide: {
      use: 'Confirms removing a listing from My Favorites. It sends the request and closes on the response.',
      avoid: 'The favorite button of a card: it saves and removes without confirmation.',
      anatomy: ['icon tile, title and question', 'Cancel and the confirm button'],
      accessibility: [
        'As AlertDialog: Cancel is focused first, and nothing closes it while the request is in flight.',
      ],
      related: ['AlertDialog', 'FavoriteCard'],
    } satisfies Guide,
  },
  args: {
    isOpen: true,
    role: 'user',
    listingId: '7',
    onClose: fn(),
    onRemoved: fn(),
    onFailed: fn(),
  },
  render: (args) => <DialogWithButton key={String(args.isOpen)} {...args} />,
} satisfies Meta<typeof RemoveFavorite>;
export default meta;

type Story = StoryObj<typeof meta>;

const findDialog = () => findConfirmation(NAME);
const removeButton = async () => within(await findDialog()).getByRole('button', { name: 'Remove' });

/** Focus is on Cancel. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleDescription('You can save it again at any time.');
    await expectButtons(dialog, ['Cancel', 'Remove']);
  },
};

/** On phones it is a bottom sheet with the main button first. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => expectButtons(await findDialog(), ['Remove', 'Cancel']),
};

/** Cancel and Escape close it: nothing is sent, and focus returns to the opening button. */
export const Cancelled: Story = {
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    await cancelTwice(canvas.getByRole('button', { name: /^Remove/ }), NAME);
    await expect(args.onRemoved).not.toHaveBeenCalled();
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

const onRemoveRequest = fn<(id: string) => void>();

/** A double click sends one request; the server's message is passed to `onRemoved`. */
export const Removed: Story = {
  parameters: {
    msw: {
      handlers: {
        removeUserFavorite: respondTo('removeUserFavorite', ({ params }) => {
          onRemoveRequest(params.propertyId);
          return { success: true, message: 'Taken off your list.', data: { favorites: [] } };
        }),
      },
    },
  },
  beforeEach: () => {
    onRemoveRequest.mockClear();
  },
  play: async ({ args }) => {
    const remove = await removeButton();
    await userEvent.dblClick(remove);
    await expectClosed();
    await expect(onRemoveRequest.mock.calls).toEqual([['7']]);
    await expect(args.onRemoved).toHaveBeenCalledWith({ listingId: '7', message: 'Taken off your list.' });
  },
};

/** 404 counts as removed. */
export const GoneAlready: Story = {
  parameters: {
    msw: { handlers: { removeUserFavorite: outcomes.removeUserFavoriteError(404) } },
  },
  play: async ({ args }) => {
    await userEvent.click(await removeButton());
    await expectClosed();
    await expect(args.onRemoved).toHaveBeenCalledWith({ listingId: '7', message: '' });
  },
};

/** In flight: the button shows progress, and the dialog cannot be closed. */
export const Busy: Story = {
  tags: ['visual'],
  parameters: { msw: { handlers: { removeUserFavorite: outcomes.removeUserFavoriteForever() } } },
  play: async ({ args }) => expectLocked(await removeButton(), 'Removing...', args.onClose),
};

/** A server error: the dialog closes and calls `onFailed`. */
export const Refused: Story = {
  parameters: { msw: { handlers: { removeAgentFavorite: outcomes.removeAgentFavoriteError(500) } } },
  args: { role: 'agent' },
  play: async ({ args }) => {
    await userEvent.click(await removeButton());
    await expectClosed();
    await expect(args.onRemoved).not.toHaveBeenCalled();
    await expect(args.onFailed).toHaveBeenCalledWith({ listingId: '7', error: expect.anything() });
  },
};
