// The stories in docs/guides; tools/guides.test.ts compares the two.
import { outcomes } from '@efie/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';

type Story = StoryObj;

/** The connection is lost before the list has loaded. */
export const Offline: Story = {
  parameters: { session: 'user', network: 'offline', proves: ['F23'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The user has saved nothing yet. */
export const Empty: Story = {
  parameters: {
    session: 'user',
    msw: { handlers: { listUserFavorites: outcomes.listUserFavoritesEmpty() } },
  },
};

/** The server sends null instead of a list. */
export const NullList: Story = {
  parameters: {
    session: 'user',
    msw: {
      handlers: {
        listUserFavorites: http.get('*/api/user/favorites', () =>
          HttpResponse.json({ success: true, data: { favorites: null } }),
        ),
      },
    },
  },
};
