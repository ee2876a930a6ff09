import { createAgent, outcomes, wireListing, type ListingRecord } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { showSlowNoticeImmediately } from '../common/stories/storySlowNotice';
import { FavoritesScreen } from './Favorites';

const meta = {
  title: 'Screens/Favorites',
  component: FavoritesScreen,
  decorators: [wholeApp],
  parameters: { route: '/favorites' },
} satisfies Meta<typeof FavoritesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One saved property on the wire. */
function wireFavorite(seed: number, overrides: Partial<ListingRecord> = {}) {
  const property = wireListing(seed, overrides, createAgent(101));
  return { id: `f${property.id}`, property_id: property.id, property };
}

const villa = wireFavorite(7, { title: 'Villa with a shaded front terrace', propertyType: 'villa' });
const block = wireFavorite(11, { title: 'Four-storey block by the ring road', propertyType: 'apartment' });
const house = wireFavorite(12, { title: 'Hipped-roof family house in a quiet close', propertyType: 'house' });
const threeFavorites: readonly unknown[] = [villa, block, house];

let serverFavorites: readonly unknown[] = [];
const removed = fn<(role: string, id: string) => void>();

/** Handlers that serve the list in the shape of `wrap` and delete from it. */
function favoritesServer(
  role: 'user' | 'agent',
  wrap: (list: readonly unknown[]) => object = (list) => ({ success: true, data: { favorites: list } }),
) {
  return {
    handlers: {
      [role === 'user' ? 'listUserFavorites' : 'listAgentFavorites']: http.get(
        `*/api/${role}/favorites`,
        () => HttpResponse.json(wrap(serverFavorites)),
      ),
      [role === 'user' ? 'removeUserFavorite' : 'removeAgentFavorite']: http.delete(
        `*/api/${role}/favorites/:id`,
        ({ params }) => {
          const id = String(params['id']);
          removed(role, id);
          serverFavorites = serverFavorites.filter(
            (entry) => (entry as { property_id?: string } | null)?.property_id !== id,
          );
          return HttpResponse.json({ success: true });
        },
      ),
    },
  };
}

/** A story's `beforeEach`: the favorites on the server. */
const seedFavorites = (list: readonly unknown[]) => () => {
  serverFavorites = list;
  removed.mockClear();
};

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

const main = () => within(screen.getByRole('main'));
const heading = () => screen.findByRole('heading', { level: 1, name: 'My Favorites' });
/** The main region, once it has rendered and no dialog hides it. */
const page = async () => within(await screen.findByRole('main'));
const findText = async (text: string) => (await page()).findByText(text);
const cards = () => main().getAllByRole('article');
const header = () => within(screen.getByRole('banner'));
const removeButton = async (title: string) =>
  (await page()).findByRole('button', { name: `Remove ${title} from favorites` });
const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Remove from favorites?' }));

/** Confirms and waits until the dialog is gone, since it hides the page from queries. */
async function confirmRemoval(): Promise<void> {
  await userEvent.click((await dialog()).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

async function expectToast(...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await waitFor(() =>
      expect(screen.getAllByText(text).some((element) => element.checkVisibility())).toBe(true),
    );
  }
}

async function expectEmpty(text: string | RegExp): Promise<void> {
  await heading();
  await findText('0 saved properties');
  await expect(main().getByRole('heading', { level: 2, name: 'No saved properties yet' })).toBeVisible();
  await expect(main().getByText(text)).toBeVisible();
  await expect(main().getByRole('link', { name: 'Browse Properties' })).toHaveAttribute('href', '/listings');
}

/** A guest without stored favorites: the empty state, and no request for favorites. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { proves: ['C5', 'C219', 'C220', 'C221'] },
  beforeEach: recordRequests,
  play: async () => {
    await expectEmpty('Log in, then tap the heart on a listing.');
    await expect(document.title).toBe('My Favorites | Efie');
    await expect(main().queryByRole('link', { name: /^Login as/ })).toBeNull();
    const favoritesLink = header().getByRole('link', { name: 'Favorites, 0' });
    await expect(favoritesLink).toHaveAttribute('aria-current', 'page');
    await expect(requestedUrls.filter((url) => url.includes('favorites'))).toEqual([]);
  },
};

/** A guest with three favorites on this device: the list is empty, and an alert with their number links to the logins. */
export const GuestKeepsThree: Story = {
  tags: ['visual'],
  parameters: { proves: ['C220', 'C222', 'C64'] },
  beforeEach: storeGuestFavorites('["7","11","12"]'),
  play: async () => {
    await expectEmpty('Log in, then tap the heart on a listing.');
    await expect(main().getByText('3 kept on this device, log in to keep them')).toBeVisible();
    await expect(main().getByRole('link', { name: 'Login as User' })).toHaveAttribute('href', '/user/login');
    await expect(main().getByRole('link', { name: 'Login as Agent' })).toHaveAttribute(
      'href',
      '/agent/login',
    );
    await expect(header().getByRole('link', { name: 'Favorites, 3' })).toBeVisible();
    await expect(main().queryByRole('article')).toBeNull();
  },
};

/** The stored list has invalid and duplicate entries: only unique ids are counted. */
export const GuestKeepsRubbish: Story = {
  parameters: { proves: ['F5'] },
  beforeEach: storeGuestFavorites('["7",7,null,{"id":3},"","12",[],12]'),
  play: async () => {
    await expect(await findText('2 kept on this device, log in to keep them')).toBeVisible();
  },
};

/** Ten thousand favorites on this device. */
export const GuestKeepsThousands: Story = {
  parameters: { proves: ['F5'] },
  beforeEach: storeGuestFavorites(
    JSON.stringify(Array.from({ length: 10_000 }, (_, index) => String(index))),
  ),
  play: async () => {
    await expect(await findText('10,000 kept on this device, log in to keep them')).toBeVisible();
  },
};

/** The stored list is not valid JSON. */
export const GuestListUnreadable: Story = {
  parameters: { proves: ['F5'] },
  beforeEach: storeGuestFavorites('{'),
  play: async () => {
    await expectEmpty('Log in, then tap the heart on a listing.');
    await expect(main().queryByText(/kept on this device/)).toBeNull();
  },
};

/** Another tab stores one more: the alert and the badge update. */
export const GuestKeepsInAnotherTab: Story = {
  parameters: { proves: ['F9'] },
  beforeEach: storeGuestFavorites('["7"]'),
  play: async () => {
    await findText('1 kept on this device, log in to keep them');
    window.localStorage.setItem('gh-rental-favorites', '["7","11"]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'gh-rental-favorites' }));
    await expect(await findText('2 kept on this device, log in to keep them')).toBeVisible();
    await expect(header().getByRole('link', { name: 'Favorites, 2' })).toBeVisible();
  },
};

/** A guest on a phone: alert, empty state and button are stacked. */
export const GuestPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: storeGuestFavorites('["7","11","12"]'),
  play: async () => {
    await expectEmpty('Log in, then tap the heart on a listing.');
    await expect(header().getByRole('link', { name: 'Favorites, 3' })).toBeVisible();
    await expect(main().getByRole('link', { name: 'Login as Agent' })).toBeVisible();
  },
};

/** The list of a signed-in user is loading. */
export const Loading: Story = {
  parameters: {
    proves: ['C206'],
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
    await findText('This is taking long.');
    await userEvent.click(main().getByRole('button', { name: 'Cancel' }));
    await expectEmpty('Your favorites were not loaded.');
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await expect(await findText('Loading your favorites...')).toBeVisible();
  },
};

/** A signed-in user with three favorites. */
export const SignedInUser: Story = {
  tags: ['visual'],
  parameters: { proves: ['C207', 'C208', 'C210', 'C211'], session: 'user', msw: favoritesServer('user') },
  beforeEach: seedFavorites(threeFavorites),
  play: async () => {
    await heading();
    await expect(await findText('3 saved properties')).toBeVisible();
    await expect(cards()).toHaveLength(3);
    const first = within(main().getByRole('article', { name: villa.property.title }));
    await expect(first.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/property/7');
    await expect(first.getByRole('link', { name: villa.property.agentName })).toHaveAttribute(
      'href',
      '/agent/profile/101',
    );
    await expect(await removeButton(villa.property.title)).toBeVisible();
    const favoritesLink = await header().findByRole('link', { name: 'Favorites, 3' });
    await expect(favoritesLink).toHaveAttribute('aria-current', 'page');
  },
};

/** A signed-in agent: favorites load from the agent's endpoint and are removed there. */
export const SignedInAgent: Story = {
  parameters: {
    proves: ['C209', 'C214', 'C135'],
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

/** Removing a favorite: confirmation, one request, focus on the next card, and the badge updates. */
export const Removing: Story = {
  parameters: {
    proves: ['C66', 'C207', 'C212', 'C213', 'C214', 'C215', 'F73'],
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
    await expect(await header().findByRole('link', { name: 'Favorites, 2' })).toBeVisible();
    const nextRemove = await removeButton(block.property.title);
    await waitFor(() => expect(nextRemove).toHaveFocus());
  },
};

/** The last favorite is removed: the empty state, with focus on the heading. */
export const RemovingTheLast: Story = {
  parameters: { proves: ['C219', 'F73'], session: 'user', msw: favoritesServer('user') },
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
  parameters: { session: 'user', msw: favoritesServer('user') },
  beforeEach: seedFavorites(threeFavorites),
  play: async () => {
    await userEvent.click(await removeButton(block.property.title));
    await expect((await dialog()).getByText('You can save it again at any time.')).toBeInTheDocument();
  },
};

/** The server's own success message is shown in the toast. */
export const RemovedInServerWords: Story = {
  parameters: {
    proves: ['C215'],
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
    proves: ['C216'],
    session: 'user',
    msw: {
      handlers: {
        ...favoritesServer('user').handlers,
        removeUserFavorite: http.delete(
          '*/api/user/favorites/:id',
          () => new HttpResponse(null, { status: 500 }),
        ),
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
    proves: ['C216'],
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
    proves: ['F67'],
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
    await expectEmpty('Log in, then tap the heart on a listing.');
  },
};

/** A signed-in user who has saved nothing yet. */
export const Empty: Story = {
  parameters: {
    proves: ['C219'],
    session: 'user',
    msw: { handlers: { listUserFavorites: outcomes.listUserFavoritesEmpty() } },
  },
  play: async () => {
    await findText('0 saved properties');
    await expectEmpty('Tap the heart on a listing and it will wait for you here.');
    await expect(main().queryByText(/kept on this device/)).toBeNull();
  },
};

let isServerUp = false;

/** The list fails to load: a toast and the empty state; Try again loads it. */
export const LoadFailed: Story = {
  parameters: {
    proves: ['C217', 'C218', 'F19'],
    session: 'user',
    msw: {
      handlers: {
        listUserFavorites: http.get('*/api/user/favorites', () =>
          isServerUp
            ? HttpResponse.json({ success: true, data: { favorites: threeFavorites } })
            : new HttpResponse('<h1>Stack trace</h1>', { status: 500 }),
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
    proves: ['C217', 'F23'],
    session: 'user',
    msw: { handlers: { listUserFavorites: outcomes.listUserFavoritesOffline() } },
  },
  play: async () => {
    await findText('0 saved properties');
    await expectEmpty('Your favorites could not be loaded. Check your connection, then try again.');
    await expectToast('Failed to load your favorites. Please try again.', 'Check your connection.');
  },
};

/** A saved property was deleted, and other entries are malformed: the deleted one is shown and can be removed. */
export const NoLongerAvailable: Story = {
  tags: ['visual'],
  parameters: { proves: ['F70'], session: 'user', msw: favoritesServer('user') },
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
  parameters: { proves: ['F70'], session: 'user', msw: favoritesServer('user', (list) => [...list]) },
  beforeEach: seedFavorites(threeFavorites),
  play: async () => {
    await expect(await findText('3 saved properties')).toBeVisible();
  },
};

/** Extremely long titles, bidi overrides and markup: no horizontal overflow, and the count is correct. */
export const HostileText: Story = {
  parameters: { proves: ['F48'], session: 'user', msw: favoritesServer('user') },
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
