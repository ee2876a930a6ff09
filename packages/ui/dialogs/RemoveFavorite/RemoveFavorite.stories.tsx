import { outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives';
import { RemoveFavorite, type RemoveFavoriteProps } from './RemoveFavorite';

/** A page with a card's remove button. */
function Page(props: RemoveFavoriteProps) {
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
      use: 'Before a saved property leaves My Favorites. It sends the call and closes with the answer.',
      avoid: 'The heart of a card: it saves and lets go without a question.',
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
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof RemoveFavorite>;
export default meta;

type Story = StoryObj<typeof meta>;

const find = () => screen.findByRole('alertdialog', { name: 'Remove from favorites?' });
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** Somebody wants a property off the list; Cancel has the first focus. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { proves: ['C212'] },
  play: async () => {
    const dialog = await find();
    await expect(dialog).toHaveAccessibleDescription('You can save it again at any time.');
    const buttons = within(dialog).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(['Cancel', 'Remove']);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

/** On a phone it rises from the lower edge, the main button first. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const buttons = within(await find()).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(['Remove', 'Cancel']);
  },
};

/** A changed mind: Escape or Cancel, nothing is sent, the focus is back on the button. */
export const Cancelled: Story = {
  parameters: { proves: ['C213', 'F73'] },
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: /^Remove/ });
    await userEvent.click(opener);
    await userEvent.click(within(await find()).getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await find();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(args.onRemoved).not.toHaveBeenCalled();
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

const removed = fn<(id: string) => void>();

/** Yes: one call with the property's id, and the server's words come back. */
export const Removed: Story = {
  parameters: {
    proves: ['C214'],
    msw: {
      handlers: {
        removeUserFavorite: http.delete('*/api/user/favorites/:id', ({ params }) => {
          removed(String(params['id']));
          return HttpResponse.json({ success: true, message: 'Taken off your list.' });
        }),
      },
    },
  },
  beforeEach: () => {
    removed.mockClear();
  },
  play: async ({ args }) => {
    const remove = within(await find()).getByRole('button', { name: 'Remove' });
    await userEvent.dblClick(remove);
    await isClosed();
    await expect(removed.mock.calls).toEqual([['7']]);
    await expect(args.onRemoved).toHaveBeenCalledWith({ listingId: '7', message: 'Taken off your list.' });
  },
};

/** It is gone already: that counts as removed. */
export const GoneAlready: Story = {
  parameters: {
    proves: ['F66'],
    msw: { handlers: { removeUserFavorite: outcomes.removeUserFavoriteError(404) } },
  },
  play: async ({ args }) => {
    await userEvent.click(within(await find()).getByRole('button', { name: 'Remove' }));
    await isClosed();
    await expect(args.onRemoved).toHaveBeenCalledWith({ listingId: '7', message: '' });
  },
};

/** The call is under way: the button says so, and nothing closes the dialog. */
export const Busy: Story = {
  tags: ['visual'],
  parameters: { msw: { handlers: { removeUserFavorite: outcomes.removeUserFavoriteForever() } } },
  play: async ({ args }) => {
    const dialog = within(await find());
    const remove = dialog.getByRole('button', { name: 'Remove' });
    await userEvent.click(remove);
    await waitFor(() => expect(remove).toHaveTextContent('Removing...'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(remove).toBeVisible();
  },
};

/** The server refuses: the dialog closes and the page tells. */
export const Refused: Story = {
  parameters: { msw: { handlers: { removeAgentFavorite: outcomes.removeAgentFavoriteError(500) } } },
  args: { role: 'agent' },
  play: async ({ args }) => {
    await userEvent.click(within(await find()).getByRole('button', { name: 'Remove' }));
    await isClosed();
    await expect(args.onRemoved).not.toHaveBeenCalled();
    await expect(args.onFailed).toHaveBeenCalledWith({ listingId: '7', error: expect.anything() });
  },
};
