// The stories in docs/guides; tools/guides.test.ts compares the two.
import { offContract, outcomes, respondTo } from '@efie/mocks';
import type { StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';

type Story = StoryObj;

/** The connection is lost before the list has loaded. */
export const Offline: Story = {
  parameters: { session: 'user', network: 'offline' },
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

/** The same, by the worker. */
export const NothingSaved: Story = {
  parameters: { session: 'user' },
  beforeEach({ msw }) {
    msw.use(outcomes.listUserFavoritesEmpty());
  },
};

let isServerUp = false;

/** The list fails to load; Try again loads it. */
export const LoadFailed: Story = {
  parameters: {
    session: 'user',
    msw: {
      handlers: {
        listUserFavorites: respondTo('listUserFavorites', () =>
          isServerUp ? undefined : outcomes.listUserFavoritesError(500),
        ),
      },
    },
  },
  beforeEach: () => {
    isServerUp = false;
  },
  play: async ({ canvas }) => {
    const tryAgain = await canvas.findByRole('button', { name: 'Try again' });
    isServerUp = true;
    await userEvent.click(tryAgain);
    await expect(await canvas.findByRole('article', { name: /Aburi/ })).toBeVisible();
  },
};

/** The server sends null instead of a list. */
export const NullList: Story = {
  parameters: {
    session: 'user',
    msw: {
      handlers: {
        listUserFavorites: offContract('listUserFavorites', () =>
          HttpResponse.json({ success: true, data: { favorites: null } }),
        ),
      },
    },
  },
};

/** The screen as a frame in Figma. */
export const Default: Story = {
  parameters: {
    design: { type: 'figma', url: 'https://www.figma.com/design/FILE/Efie?node-id=12-345' },
  },
};
