import { outcomes, serverCrash } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { FavoritesScreen } from './Favorites';
import {
  villa,
  block,
  threeFavorites,
  removed,
  favoritesServer,
  seedFavorites,
  main,
  heading,
  findText,
  cards,
  header,
  removeButton,
  dialog,
  confirmRemoval,
  expectToast,
  expectEmpty,
} from './storyFavorites';

const meta = {
  title: 'Screens/Favorites/Removing',
  component: FavoritesScreen,
  decorators: [wholeApp],
  parameters: { design: designs('favorites'), kind: 'screen', route: '/favorites' },
} satisfies Meta<typeof FavoritesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Removing a favorite: confirmation, one request, focus on the next card, and the badge updates. */
export const Removing: Story = {
  tags: ['slow'],
  parameters: {
    session: 'user',
    msw: favoritesServer('user'),
  },
  beforeEach: seedFavorites(threeFavorites),
  play: async () => {
    const remove = await removeButton(villa.property.title);
    await userEvent.click(remove);
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(remove).toHaveFocus());
    await expect(removed).not.toHaveBeenCalled();
    await expect(cards()).toHaveLength(3);

    await userEvent.keyboard('{Enter}');
    await confirmRemoval();
    await expectToast('Removed from favorites', 'Property removed from your saved listings.');
    await expect(await findText('2 saved properties')).toBeVisible();
    await expect(removed.mock.calls).toEqual([['user', '7']]);
    await expect(cards()).toHaveLength(2);
    await expect(await waitFor(() => header().getByRole('link', { name: 'Favorites, 2' }))).toBeVisible();
    const nextRemove = await removeButton(block.property.title);
    await waitFor(() => expect(nextRemove).toHaveFocus());
  },
};

/** The last favorite is removed: the empty state, with focus on the heading. */
export const RemovingTheLast: Story = {
  parameters: {
    design: designs('favorites-empty'),
    session: 'user',
    msw: favoritesServer('user'),
  },
  beforeEach: seedFavorites([villa]),
  play: async () => {
    await findText('1 saved property');
    await userEvent.click(await removeButton(villa.property.title));
    await confirmRemoval();
    await expectEmpty('Tap the heart on a listing and it will wait for you here.');
    await waitFor(async () => expect(await heading()).toHaveFocus());
  },
};

/** The confirmation dialog over the page. */
export const RemoveDialog: Story = {
  parameters: { design: designs('favorites-remove-dialog'), session: 'user', msw: favoritesServer('user') },
  beforeEach: seedFavorites(threeFavorites),
  play: async () => {
    await userEvent.click(await removeButton(block.property.title));
    await expect((await dialog()).getByText('You can save it again at any time.')).toBeInTheDocument();
  },
};

/** The server's own success message is shown in the toast. */
export const RemovedInServerWords: Story = {
  parameters: {
    session: 'user',
    msw: {
      handlers: {
        ...favoritesServer('user').handlers,
        removeUserFavorite: outcomes.removeUserFavoriteSuccess({
          success: true,
          message: 'Villa is off your list.',
          data: { favorites: [] },
        }),
      },
    },
  },
  beforeEach: seedFavorites(threeFavorites),
  play: async () => {
    await userEvent.click(await removeButton(villa.property.title));
    await confirmRemoval();
    await expectToast('Removed from favorites', 'Villa is off your list.');
  },
};

/** The server fails to remove it: a toast, the card stays, and focus returns to its button. */
export const RemoveFails: Story = {
  parameters: {
    session: 'user',
    msw: {
      handlers: {
        ...favoritesServer('user').handlers,
        removeUserFavorite: serverCrash('removeUserFavorite'),
      },
    },
  },
  beforeEach: seedFavorites(threeFavorites),
  play: async () => {
    const remove = await removeButton(villa.property.title);
    await userEvent.click(remove);
    await confirmRemoval();
    await expectToast('Failed to remove from favorites. Please try again.');
    await expect(cards()).toHaveLength(3);
    await expect(main().getByText('3 saved properties')).toBeVisible();
    await waitFor(() => expect(remove).toHaveFocus());
  },
};

/** Offline while removing: the toast also mentions the connection. */
export const RemoveOffline: Story = {
  parameters: {
    session: 'user',
    msw: {
      handlers: {
        ...favoritesServer('user').handlers,
        removeUserFavorite: outcomes.removeUserFavoriteOffline(),
      },
    },
  },
  beforeEach: seedFavorites(threeFavorites),
  play: async () => {
    await userEvent.click(await removeButton(villa.property.title));
    await confirmRemoval();
    await expectToast('Failed to remove from favorites. Please try again.', 'Check your connection.');
    await expect(cards()).toHaveLength(3);
  },
};

/** The session has ended: a toast, and the screen shows the guest's empty list. */
export const RemoveAfterSessionEnded: Story = {
  parameters: {
    session: 'user',
    msw: {
      handlers: {
        ...favoritesServer('user').handlers,
        removeUserFavorite: outcomes.removeUserFavoriteError(401),
      },
    },
  },
  beforeEach: seedFavorites(threeFavorites),
  play: async () => {
    await userEvent.click(await removeButton(villa.property.title));
    await confirmRemoval();
    await expectToast('Failed to remove from favorites. Please try again.');
    await expectEmpty('Press the heart on a home that you like.');
  },
};
