import { outcomes, respondTo, serverCrash } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { FavoritesScreen } from './Favorites';
import {
  wireFavorite,
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
  confirmRemoval,
  expectToast,
  expectEmpty,
} from './storyFavorites';

const meta = {
  title: 'Screens/Favorites',
  component: FavoritesScreen,
  decorators: [wholeApp],
  parameters: { design: designs('favorites'), kind: 'screen', route: '/favorites' },
} satisfies Meta<typeof FavoritesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A story's `beforeEach`: the guest favorites stored on this device. */
const storeGuestFavorites = (stored: string) => () => {
  window.localStorage.setItem('gh-rental-favorites', stored);
};

const requestedUrls: string[] = [];

function recordRequests(): () => void {
  requestedUrls.length = 0;
  const { fetch } = window;
  window.fetch = (input, init) => {
    requestedUrls.push(input instanceof Request ? input.url : String(input));
    return fetch(input, init);
  };
  return () => {
    window.fetch = fetch;
  };
}

/** A guest without stored favorites: the empty state, and no request for favorites. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { design: designs('favorites-empty') },
  beforeEach: recordRequests,
  play: async () => {
    await expectEmpty('Press the heart on a home that you like.');
    await expect(document.title).toBe('My Favorites | Efie');
    await expect(main().queryByRole('link', { name: /^Login as/ })).toBeNull();
    const favoritesLink = header().getByRole('link', { name: 'Favorites, 0' });
    await expect(favoritesLink).toHaveAttribute('aria-current', 'page');
    await expect(requestedUrls.filter((url) => url.includes('favorites'))).toEqual([]);
  },
};

/** A guest with one favorite on this device. */
export const GuestKeepsOne: Story = {
  beforeEach: storeGuestFavorites('["7"]'),
  play: async () => {
    await findText('It is then on all your devices.');
    await expect(main().getByRole('heading', { level: 2, name: 'Log in to see it here' })).toBeVisible();
  },
};

/** A guest with three favorites on this device: the list is empty, with their number and links to the logins. */
export const GuestKeepsThree: Story = {
  tags: ['visual'],
  beforeEach: storeGuestFavorites('["7","11","12"]'),
  play: async () => {
    await findText('3 homes saved on this device');
    await expect(main().getByRole('heading', { level: 2, name: 'Log in to see them here' })).toBeVisible();
    await expect(main().queryByText(/saved propert/)).toBeNull();
    await expect(main().getByRole('link', { name: 'Login as User' })).toHaveAttribute('href', '/user/login');
    await expect(main().getByRole('link', { name: 'Login as Agent' })).toHaveAttribute(
      'href',
      '/agent/login',
    );
    await expect(header().getByRole('link', { name: 'Favorites, 3' })).toBeVisible();
    await expect(main().queryByRole('article')).toBeNull();
  },
};

/** A guest removes what this device stores, such as homes that are gone, and takes it back. */
export const GuestRemovesThem: Story = {
  beforeEach: storeGuestFavorites('["gone-1","7"]'),
  play: async () => {
    await userEvent.click(await main().findByRole('button', { name: 'Remove them from this device' }));
    await expectEmpty('Press the heart on a home that you like.');
    await expect(header().getByRole('link', { name: 'Favorites, 0' })).toBeVisible();
    await expect(window.localStorage.getItem('gh-rental-favorites')).toBe('[]');
    await expect(await heading()).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await findText('2 homes saved on this device')).toBeVisible();
    await expect(window.localStorage.getItem('gh-rental-favorites')).toBe('["gone-1","7"]');
  },
};

/** The stored list has invalid and duplicate entries: only unique ids are counted. */
export const GuestKeepsRubbish: Story = {
  beforeEach: storeGuestFavorites('["7",7,null,{"id":3},"","12",[],12]'),
  play: async () => {
    await expect(await findText('2 homes saved on this device')).toBeVisible();
  },
};

/** Ten thousand favorites on this device. */
export const GuestKeepsThousands: Story = {
  beforeEach: storeGuestFavorites(
    JSON.stringify(Array.from({ length: 10_000 }, (_, index) => String(index))),
  ),
  play: async () => {
    await expect(await findText('10,000 homes saved on this device')).toBeVisible();
  },
};

/** The stored list is not valid JSON. */
export const GuestListUnreadable: Story = {
  beforeEach: storeGuestFavorites('{'),
  play: async () => {
    await expectEmpty('Press the heart on a home that you like.');
    await expect(main().queryByText(/saved on this device/)).toBeNull();
  },
};

/** Another tab stores one more: the number and the badge update. */
export const GuestKeepsInAnotherTab: Story = {
  beforeEach: storeGuestFavorites('["7"]'),
  play: async () => {
    await findText('1 home saved on this device');
    window.localStorage.setItem('gh-rental-favorites', '["7","11"]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'gh-rental-favorites' }));
    await expect(await findText('2 homes saved on this device')).toBeVisible();
    await expect(header().getByRole('link', { name: 'Favorites, 2' })).toBeVisible();
  },
};

/** A guest on a phone: the buttons are below each other. */
export const GuestPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: storeGuestFavorites('["7","11","12"]'),
  play: async () => {
    await findText('3 homes saved on this device');
    await expect(header().getByRole('link', { name: 'Favorites, 3' })).toBeVisible();
    await expect(main().getByRole('link', { name: 'Login as Agent' })).toBeVisible();
  },
};

/** The list of a signed-in user is loading. */
export const Loading: Story = {
  parameters: {
    session: 'user',
    msw: { handlers: { listUserFavorites: outcomes.listUserFavoritesForever() } },
  },
  play: async () => {
    await heading();
    await expect(main().getByText('Loading your favorites...').closest('[role="status"]')).toBeVisible();
    await expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(3);
  },
};

/** The list takes more than ten seconds: the user cancels, and can load it again. */
export const SlowAnswer: Story = {
  parameters: {
    session: 'user',
    msw: { handlers: { listUserFavorites: outcomes.listUserFavoritesForever() } },
  },
  beforeEach: showSlowNoticeImmediately,
  play: async () => {
    await findText('This is taking longer than usual.');
    await userEvent.click(main().getByRole('button', { name: 'Cancel' }));
    await expectEmpty('Your favorites were not loaded.');
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await expect(await findText('Loading your favorites...')).toBeVisible();
  },
};

/** A signed-in user with three favorites. */
export const SignedInUser: Story = {
  tags: ['visual'],
  parameters: { session: 'user', msw: favoritesServer('user') },
  beforeEach: seedFavorites(threeFavorites),
  play: async () => {
    await heading();
    await expect(await findText('3 saved properties')).toBeVisible();
    await expect(cards()).toHaveLength(3);
    const first = within(main().getByRole('article', { name: villa.property.title }));
    await expect(first.getByRole('link', { name: /^View Details/ })).toHaveAttribute('href', '/property/7');
    await expect(first.getByRole('link', { name: villa.property.agentName })).toHaveAttribute(
      'href',
      '/agent/profile/101',
    );
    await expect(await removeButton(villa.property.title)).toBeVisible();
    const favoritesLink = await waitFor(() => header().getByRole('link', { name: 'Favorites, 3' }));
    await expect(favoritesLink).toHaveAttribute('aria-current', 'page');
  },
};

/** A signed-in agent: favorites load from the agent's endpoint and are removed there. */
export const SignedInAgent: Story = {
  parameters: {
    session: 'agent-free',
    msw: favoritesServer('agent'),
  },
  beforeEach: seedFavorites([villa, block]),
  play: async () => {
    await expect(await findText('2 saved properties')).toBeVisible();
    await userEvent.click(await removeButton(villa.property.title));
    await confirmRemoval();
    await expect(await findText('1 saved property')).toBeVisible();
    await expect(removed.mock.calls).toEqual([['agent', '7']]);
  },
};

/** A signed-in user who has saved nothing yet. */
export const Empty: Story = {
  parameters: {
    design: designs('favorites-empty'),
    session: 'user',
    msw: { handlers: { listUserFavorites: outcomes.listUserFavoritesEmpty() } },
  },
  play: async () => {
    await findText('0 saved properties');
    await expectEmpty('Tap the heart on a listing and it will wait for you here.');
    await expect(main().queryByText(/saved on this device/)).toBeNull();
  },
};

let isServerUp = false;

/** The list fails to load: a toast and the empty state; Try again loads it. */
export const LoadFailed: Story = {
  parameters: {
    session: 'user',
    msw: {
      handlers: {
        listUserFavorites: respondTo('listUserFavorites', () =>
          isServerUp
            ? { success: true, data: { favorites: threeFavorites } }
            : serverCrash('listUserFavorites'),
        ),
      },
    },
  },
  beforeEach: () => {
    isServerUp = false;
  },
  play: async () => {
    await findText('0 saved properties');
    await expectEmpty('Your favorites could not be loaded. Try again in a moment.');
    await expectToast('Failed to load your favorites. Please try again.');
    await expect(screen.queryByText(/Stack trace/)).toBeNull();
    isServerUp = true;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await expect(await findText('3 saved properties')).toBeVisible();
    await waitFor(async () => expect(await heading()).toHaveFocus());
  },
};

/** Offline: the failure mentions the connection. */
export const Offline: Story = {
  parameters: {
    session: 'user',
    msw: { handlers: { listUserFavorites: outcomes.listUserFavoritesOffline() } },
  },
  play: async () => {
    await findText('0 saved properties');
    await expectEmpty('Your favorites could not be loaded. Check your connection, then try again.');
    await expectToast('Failed to load your favorites. Please try again.', 'Check your connection.');
  },
};

/** A saved listing was deleted, and other entries are malformed: the deleted one is shown and can be removed. */
export const NoLongerAvailable: Story = {
  tags: ['visual'],
  parameters: { session: 'user', msw: favoritesServer('user') },
  beforeEach: seedFavorites([{ id: 'f1', property_id: '77', property: null }, villa, null, 'x', {}]),
  play: async () => {
    await expect(await findText('2 saved properties')).toBeVisible();
    await userEvent.click(
      within(main().getByRole('article', { name: 'No longer available' })).getByRole('button'),
    );
    await confirmRemoval();
    await expect(await findText('1 saved property')).toBeVisible();
    await expect(removed.mock.calls).toEqual([['user', '77']]);
  },
};

/** The list is the root of the response body, which some servers may do. */
export const ListAtTheRoot: Story = {
  parameters: { session: 'user', msw: favoritesServer('user', (list) => [...list]) },
  beforeEach: seedFavorites(threeFavorites),
  play: async () => {
    await expect(await findText('3 saved properties')).toBeVisible();
  },
};

/** Extremely long titles, bidi overrides and markup: no horizontal overflow, and the count is correct. */
export const HostileText: Story = {
  parameters: { session: 'user', msw: favoritesServer('user') },
  beforeEach: seedFavorites([
    wireFavorite(7, { title: 'Apartment'.repeat(1100) }),
    wireFavorite(11, { title: '\u202Eشقة للبيع 👨‍👩‍👧‍👦 <script>alert(1)</script>' }),
    wireFavorite(12, { status: 'rented' }),
  ]),
  play: async () => {
    await expect(await findText('3 saved properties')).toBeVisible();
    await expect(main().getByText('Rented')).toBeVisible();
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** Sixty favorites in pages of 24. */
export const Many: Story = {
  tags: ['slow'],
  parameters: { session: 'user', msw: favoritesServer('user') },
  beforeEach: seedFavorites(Array.from({ length: 60 }, (_, index) => wireFavorite(index + 1))),
  play: async () => {
    await expect(await findText('60 saved properties')).toBeVisible();
    await expect(cards()).toHaveLength(24);
    await expect(await findText('Page 1 of 3, showing 60 properties')).toBeVisible();
    await userEvent.click(main().getByRole('link', { name: 'Page 3' }));
    await expect(await findText('Page 3 of 3, showing 60 properties')).toBeVisible();
    await expect(cards()).toHaveLength(12);
  },
};

/** A signed-in user on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { session: 'user', msw: favoritesServer('user') },
  beforeEach: seedFavorites(threeFavorites),
  play: async () => {
    await expect(await findText('3 saved properties')).toBeVisible();
    const leftEdges = cards().map((card) => card.getBoundingClientRect().left);
    await expect(new Set(leftEdges).size).toBe(1);
  },
};
