import { outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives';
import { RemoveFavorite, type RemoveFavoriteProps } from './RemoveFavorite';

function DialogWithButton(props: RemoveFavoriteProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <div style={{ minBlockSize: 600, padding: 16 }}>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Remove Villa from favorites
      </Button>
      <RemoveFavorite
        {...props}
        isOpen={isOpen}
        onClose={() => {
          props.onClose();
          setOpen(false);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Dialogs/RemoveFavorite',
  component: RemoveFavorite,
  parameters: {
    session: 'user',
    guide: {
      use: 'Confirms removing a listing from My Favorites. It sends the request and closes on the response.',
      avoid: 'The favorite button of a card: it saves and removes without confirmation.',
    },
  },
  args: {
    isOpen: true,
    role: 'user',
    listingId: '7',
    onClose: fn(),
    onRemoved: fn(),
    onFailed: fn(),
  },
  render: (args) => <DialogWithButton {...args} />,
} satisfies Meta<typeof RemoveFavorite>;
export default meta;

type Story = StoryObj<typeof meta>;

const findDialog = () => screen.findByRole('alertdialog', { name: 'Remove from favorites?' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** Focus is on Cancel. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { proves: ['C212'] },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleDescription('You can save it again at any time.');
    const buttons = within(dialog).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(['Cancel', 'Remove']);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

/** On phones it is a bottom sheet with the main button first. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const buttons = within(await findDialog()).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(['Remove', 'Cancel']);
  },
};

/** Cancel and Escape close it: nothing is sent, and focus returns to the opening button. */
export const Cancelled: Story = {
  parameters: { proves: ['C213', 'F73'] },
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: /^Remove/ });
    await userEvent.click(opener);
    await userEvent.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await findDialog();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(args.onRemoved).not.toHaveBeenCalled();
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

const onRemoveRequest = fn<(id: string) => void>();

/** A double click sends one request; the server's message is passed to `onRemoved`. */
export const Removed: Story = {
  parameters: {
    proves: ['C214'],
    msw: {
      handlers: {
        removeUserFavorite: http.delete('*/api/user/favorites/:id', ({ params }) => {
          onRemoveRequest(String(params['id']));
          return HttpResponse.json({ success: true, message: 'Taken off your list.' });
        }),
      },
    },
  },
  beforeEach: () => {
    onRemoveRequest.mockClear();
  },
  play: async ({ args }) => {
    const remove = within(await findDialog()).getByRole('button', { name: 'Remove' });
    await userEvent.dblClick(remove);
    await isClosed();
    await expect(onRemoveRequest.mock.calls).toEqual([['7']]);
    await expect(args.onRemoved).toHaveBeenCalledWith({ listingId: '7', message: 'Taken off your list.' });
  },
};

/** 404 counts as removed. */
export const GoneAlready: Story = {
  parameters: {
    proves: ['F66'],
    msw: { handlers: { removeUserFavorite: outcomes.removeUserFavoriteError(404) } },
  },
  play: async ({ args }) => {
    await userEvent.click(within(await findDialog()).getByRole('button', { name: 'Remove' }));
    await isClosed();
    await expect(args.onRemoved).toHaveBeenCalledWith({ listingId: '7', message: '' });
  },
};

/** In flight: the button shows progress, and the dialog cannot be closed. */
export const Busy: Story = {
  tags: ['visual'],
  parameters: { msw: { handlers: { removeUserFavorite: outcomes.removeUserFavoriteForever() } } },
  play: async ({ args }) => {
    const dialog = within(await findDialog());
    const remove = dialog.getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    await waitFor(() => expect(remove).toHaveTextContent('Removing...'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(remove).toBeVisible();
  },
};

/** A server error: the dialog closes and calls `onFailed`. */
export const Refused: Story = {
  parameters: { msw: { handlers: { removeAgentFavorite: outcomes.removeAgentFavoriteError(500) } } },
  args: { role: 'agent' },
  play: async ({ args }) => {
    await userEvent.click(within(await findDialog()).getByRole('button', { name: 'Remove' }));
    await isClosed();
    await expect(args.onRemoved).not.toHaveBeenCalled();
    await expect(args.onFailed).toHaveBeenCalledWith({ listingId: '7', error: expect.anything() });
  },
};
