import { createAgent, createListing, outcomes, type ListingRecord } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { hasteSlowNotice } from '../shared/storyHaste';
import { Screen } from './Favorites';

const meta = {
  title: 'Screens/Favorites',
  component: Screen,
  parameters: { route: '/favorites' },
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One saved property on the wire. */
function wireFavorite(seed: number, overrides: Partial<ListingRecord> = {}) {
  const { images, ...fields } = createListing(seed, overrides);
  const agent = createAgent(101);
  return {
    id: `f${fields.id}`,
    property_id: fields.id,
    property: {
      ...fields,
      images: images.map(({ id, path }) => ({ id, url: path })),
      agentName: agent.fullName,
      agentPhoneNumber: agent.phone,
      agentProfileImage: agent.profileImage,
      agentVerificationStatus: agent.verificationStatus,
    },
  };
}

const villa = wireFavorite(7, { title: 'Villa with a shaded front terrace', propertyType: 'villa' });
const block = wireFavorite(11, { title: 'Four-storey block by the ring road', propertyType: 'apartment' });
const house = wireFavorite(12, { title: 'Hipped-roof family house in a quiet close', propertyType: 'house' });
const three: readonly unknown[] = [villa, block, house];

let saved: readonly unknown[] = [];
const removed = fn<(role: string, id: string) => void>();

/** A server that keeps one list, in the shape that `wrap` gives it. */
function server(
  role: 'user' | 'agent',
  wrap: (list: readonly unknown[]) => object = (list) => ({ success: true, data: { favorites: list } }),
) {
  return {
    handlers: {
      [role === 'user' ? 'listUserFavorites' : 'listAgentFavorites']: http.get(
        `*/api/${role}/favorites`,
        () => HttpResponse.json(wrap(saved)),
      ),
      [role === 'user' ? 'removeUserFavorite' : 'removeAgentFavorite']: http.delete(
        `*/api/${role}/favorites/:id`,
        ({ params }) => {
          const id = String(params['id']);
          removed(role, id);
          saved = saved.filter((entry) => (entry as { property_id?: string } | null)?.property_id !== id);
          return HttpResponse.json({ success: true });
        },
      ),
    },
  };
}

const keeps = (list: readonly unknown[]) => () => {
  saved = list;
  removed.mockClear();
};

/** What this device keeps for a guest. */
const device = (stored: string) => () => {
  window.localStorage.setItem('gh-rental-favorites', stored);
};

const calls: string[] = [];

function watchCalls(): () => void {
  calls.length = 0;
  const { fetch } = window;
  window.fetch = (input, init) => {
    calls.push(input instanceof Request ? input.url : String(input));
    return fetch(input, init);
  };
  return () => {
    window.fetch = fetch;
  };
}

const main = () => within(screen.getByRole('main'));
const heading = () => screen.findByRole('heading', { level: 1, name: 'My Favorites' });
/** The page as soon as it is there and no dialog hides it. */
const page = async () => within(await screen.findByRole('main'));
const line = async (words: string) => (await page()).findByText(words);
const cards = () => main().getAllByRole('article');
const header = () => within(screen.getByRole('banner'));
const removeButton = async (title: string) =>
  (await page()).findByRole('button', { name: `Remove ${title} from favorites` });
const dialog = async () => within(await screen.findByRole('alertdialog', { name: 'Remove from favorites?' }));

/** Says yes; behind the open dialog the page is hidden from everyone. */
async function confirmRemoval(): Promise<void> {
  await userEvent.click((await dialog()).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

async function expectToast(...sentences: readonly string[]): Promise<void> {
  for (const words of sentences) {
    await waitFor(() =>
      expect(screen.getAllByText(words).some((element) => element.checkVisibility())).toBe(true),
    );
  }
}

async function expectEmpty(sentence: string | RegExp): Promise<void> {
  await heading();
  await line('0 saved properties');
  await expect(main().getByRole('heading', { level: 2, name: 'No saved properties yet' })).toBeVisible();
  await expect(main().getByText(sentence)).toBeVisible();
  await expect(main().getByRole('link', { name: 'Browse Properties' })).toHaveAttribute('href', '/listings');
}

/** A guest who keeps nothing: an empty list, how to fill it, and no call at all. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { proves: ['C5', 'C219', 'C220', 'C221'] },
  beforeEach: watchCalls,
  play: async () => {
    await expectEmpty('Log in, then tap the heart on a listing.');
    await expect(document.title).toBe('My Favorites | Efie');
    await expect(main().queryByRole('link', { name: /^Login as/ })).toBeNull();
    const heart = header().getByRole('link', { name: 'Favorites, 0' });
    await expect(heart).toHaveAttribute('aria-current', 'page');
    await expect(calls.filter((url) => url.includes('favorites'))).toEqual([]);
  },
};

/** A guest who kept three on this device: the list is empty, the page says where they are and how to keep them. */
export const GuestKeepsThree: Story = {
  tags: ['visual'],
  parameters: { proves: ['C220', 'C222', 'C64'] },
  beforeEach: device('["7","11","12"]'),
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

/** What the device holds is no clean list: only what can be an id counts, once. */
export const GuestKeepsRubbish: Story = {
  parameters: { proves: ['F5'] },
  beforeEach: device('["7",7,null,{"id":3},"","12",[],12]'),
  play: async () => {
    await expect(await line('2 kept on this device, log in to keep them')).toBeVisible();
  },
};

/** Ten thousand ids, on the device of somebody who never lets go. */
export const GuestKeepsThousands: Story = {
  parameters: { proves: ['F5'] },
  beforeEach: device(JSON.stringify(Array.from({ length: 10_000 }, (_, index) => String(index)))),
  play: async () => {
    await expect(await line('10,000 kept on this device, log in to keep them')).toBeVisible();
  },
};

/** The device's list cannot be read. */
export const GuestListUnreadable: Story = {
  parameters: { proves: ['F5'] },
  beforeEach: device('{'),
  play: async () => {
    await expectEmpty('Log in, then tap the heart on a listing.');
    await expect(main().queryByText(/kept on this device/)).toBeNull();
  },
};

/** Another tab keeps one more: the line and the badge follow. */
export const GuestKeepsInAnotherTab: Story = {
  parameters: { proves: ['F9'] },
  beforeEach: device('["7"]'),
  play: async () => {
    await line('1 kept on this device, log in to keep them');
    window.localStorage.setItem('gh-rental-favorites', '["7","11"]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'gh-rental-favorites' }));
    await expect(await line('2 kept on this device, log in to keep them')).toBeVisible();
    await expect(header().getByRole('link', { name: 'Favorites, 2' })).toBeVisible();
  },
};

/** A guest on a phone: alert, panel and button under each other. */
export const GuestPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: device('["7","11","12"]'),
  play: async () => {
    await expectEmpty('Log in, then tap the heart on a listing.');
    await expect(header().getByRole('link', { name: 'Favorites, 3' })).toBeVisible();
    await expect(main().getByRole('link', { name: 'Login as Agent' })).toBeVisible();
  },
};

/** The list of a signed-in user is on its way. */
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

/** The list takes more than ten seconds: the visitor stops waiting and may ask again. */
export const SlowAnswer: Story = {
  parameters: {
    session: 'user',
    msw: { handlers: { listUserFavorites: outcomes.listUserFavoritesForever() } },
  },
  beforeEach: hasteSlowNotice,
  play: async () => {
    await line('This is taking long.');
    await userEvent.click(main().getByRole('button', { name: 'Cancel' }));
    await expectEmpty('Your favorites were not loaded.');
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await expect(await line('Loading your favorites...')).toBeVisible();
  },
};

/** A signed-in user looks through what they saved. */
export const SignedInUser: Story = {
  tags: ['visual'],
  parameters: { proves: ['C207', 'C208', 'C210', 'C211'], session: 'user', msw: server('user') },
  beforeEach: keeps(three),
  play: async () => {
    await heading();
    await expect(await line('3 saved properties')).toBeVisible();
    await expect(cards()).toHaveLength(3);
    const first = within(main().getByRole('article', { name: villa.property.title }));
    await expect(first.getByRole('link', { name: 'View Details' })).toHaveAttribute('href', '/property/7');
    await expect(first.getByRole('link', { name: villa.property.agentName })).toHaveAttribute(
      'href',
      '/agent/profile/101',
    );
    await expect(await removeButton(villa.property.title)).toBeVisible();
    const heart = await header().findByRole('link', { name: 'Favorites, 3' });
    await expect(heart).toHaveAttribute('aria-current', 'page');
  },
};

/** A signed-in agent has a list of their own. */
export const SignedInAgent: Story = {
  parameters: {
    proves: ['C209', 'C214', 'C135'],
    session: 'agent-free',
    msw: server('agent'),
  },
  beforeEach: keeps([villa, block]),
  play: async () => {
    await expect(await line('2 saved properties')).toBeVisible();
    await userEvent.click(await removeButton(villa.property.title));
    await confirmRemoval();
    await expect(await line('1 saved property')).toBeVisible();
    await expect(removed.mock.calls).toEqual([['agent', '7']]);
  },
};

/** Removing: a question, one call, and the focus is on the card that took the place; the badge follows. */
export const Removing: Story = {
  parameters: {
    proves: ['C66', 'C207', 'C212', 'C213', 'C214', 'C215', 'F73'],
    session: 'user',
    msw: server('user'),
  },
  beforeEach: keeps(three),
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
    await expect(await line('2 saved properties')).toBeVisible();
    await expect(removed.mock.calls).toEqual([['user', '7']]);
    await expect(cards()).toHaveLength(2);
    await expect(await header().findByRole('link', { name: 'Favorites, 2' })).toBeVisible();
    const next = await removeButton(block.property.title);
    await waitFor(() => expect(next).toHaveFocus());
  },
};

/** The last one goes: the empty list, with the focus on the heading. */
export const RemovingTheLast: Story = {
  parameters: { proves: ['C219', 'F73'], session: 'user', msw: server('user') },
  beforeEach: keeps([villa]),
  play: async () => {
    await line('1 saved property');
    await userEvent.click(await removeButton(villa.property.title));
    await confirmRemoval();
    await expectEmpty('Tap the heart on a listing and it will wait for you here.');
    await waitFor(async () => expect(await heading()).toHaveFocus());
  },
};

/** The question before a property goes, as it lies over the page. */
export const RemoveDialog: Story = {
  parameters: { session: 'user', msw: server('user') },
  beforeEach: keeps(three),
  play: async () => {
    await userEvent.click(await removeButton(block.property.title));
    await expect((await dialog()).getByText('You can save it again at any time.')).toBeInTheDocument();
  },
};

/** The server has words of its own for it. */
export const RemovedInServerWords: Story = {
  parameters: {
    proves: ['C215'],
    session: 'user',
    msw: {
      handlers: {
        ...server('user').handlers,
        removeUserFavorite: outcomes.removeUserFavoriteSuccess({
          success: true,
          message: 'Villa is off your list.',
          data: { favorites: [] },
        }),
      },
    },
  },
  beforeEach: keeps(three),
  play: async () => {
    await userEvent.click(await removeButton(villa.property.title));
    await confirmRemoval();
    await expectToast('Removed from favorites', 'Villa is off your list.');
  },
};

/** The server refuses: the card stays, the focus is on its button, and the visitor is told. */
export const RemoveFails: Story = {
  parameters: {
    proves: ['C216'],
    session: 'user',
    msw: {
      handlers: {
        ...server('user').handlers,
        removeUserFavorite: http.delete(
          '*/api/user/favorites/:id',
          () => new HttpResponse(null, { status: 500 }),
        ),
      },
    },
  },
  beforeEach: keeps(three),
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

/** The connection goes while removing: the same words, and where to look. */
export const RemoveOffline: Story = {
  parameters: {
    proves: ['C216'],
    session: 'user',
    msw: {
      handlers: { ...server('user').handlers, removeUserFavorite: outcomes.removeUserFavoriteOffline() },
    },
  },
  beforeEach: keeps(three),
  play: async () => {
    await userEvent.click(await removeButton(villa.property.title));
    await confirmRemoval();
    await expectToast('Failed to remove from favorites. Please try again.', 'Check your connection.');
    await expect(cards()).toHaveLength(3);
  },
};

/** The session ended meanwhile: the visitor is told, is a guest, and stays on this page. */
export const RemoveAfterSessionEnded: Story = {
  parameters: {
    proves: ['F67'],
    session: 'user',
    msw: {
      handlers: { ...server('user').handlers, removeUserFavorite: outcomes.removeUserFavoriteError(401) },
    },
  },
  beforeEach: keeps(three),
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
    await line('0 saved properties');
    await expectEmpty('Tap the heart on a listing and it will wait for you here.');
    await expect(main().queryByText(/kept on this device/)).toBeNull();
  },
};

let isBack = false;

/** The list cannot be loaded: the specified words, an empty list, and another try. */
export const LoadFailed: Story = {
  parameters: {
    proves: ['C217', 'C218', 'F19'],
    session: 'user',
    msw: {
      handlers: {
        listUserFavorites: http.get('*/api/user/favorites', () =>
          isBack
            ? HttpResponse.json({ success: true, data: { favorites: three } })
            : new HttpResponse('<h1>Stack trace</h1>', { status: 500 }),
        ),
      },
    },
  },
  beforeEach: () => {
    isBack = false;
  },
  play: async () => {
    await line('0 saved properties');
    await expectEmpty('Your favorites could not be loaded. Try again in a moment.');
    await expectToast('Failed to load your favorites. Please try again.');
    await expect(screen.queryByText(/Stack trace/)).toBeNull();
    isBack = true;
    await userEvent.click(main().getByRole('button', { name: 'Try again' }));
    await expect(await line('3 saved properties')).toBeVisible();
    await waitFor(async () => expect(await heading()).toHaveFocus());
  },
};

/** Nobody answers. */
export const Offline: Story = {
  parameters: {
    proves: ['C217', 'F23'],
    session: 'user',
    msw: { handlers: { listUserFavorites: outcomes.listUserFavoritesOffline() } },
  },
  play: async () => {
    await line('0 saved properties');
    await expectEmpty('Your favorites could not be loaded. Check your connection, then try again.');
    await expectToast('Failed to load your favorites. Please try again.', 'Check your connection.');
  },
};

/** A saved property is no longer there, another came broken: both can be removed. */
export const NoLongerAvailable: Story = {
  tags: ['visual'],
  parameters: { proves: ['F70'], session: 'user', msw: server('user') },
  beforeEach: keeps([{ id: 'f1', property_id: '77', property: null }, villa, null, 'x', {}]),
  play: async () => {
    await expect(await line('2 saved properties')).toBeVisible();
    await userEvent.click(
      within(main().getByRole('article', { name: 'No longer available' })).getByRole('button'),
    );
    await confirmRemoval();
    await expect(await line('1 saved property')).toBeVisible();
    await expect(removed.mock.calls).toEqual([['user', '77']]);
  },
};

/** The list as the root of the answer, a shape that a server may choose. */
export const ListAtTheRoot: Story = {
  parameters: { proves: ['F70'], session: 'user', msw: server('user', (list) => [...list]) },
  beforeEach: keeps(three),
  play: async () => {
    await expect(await line('3 saved properties')).toBeVisible();
  },
};

/** Titles without end, turned around: the cards keep their size, the count stays right. */
export const HostileText: Story = {
  parameters: { proves: ['F48'], session: 'user', msw: server('user') },
  beforeEach: keeps([
    wireFavorite(7, { title: 'Apartment'.repeat(1100) }),
    wireFavorite(11, { title: '\u202Eشقة للبيع 👨‍👩‍👧‍👦 <script>alert(1)</script>' }),
    wireFavorite(12, { status: 'rented' }),
  ]),
  play: async () => {
    await expect(await line('3 saved properties')).toBeVisible();
    await expect(main().getByText('Rented')).toBeVisible();
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** Somebody who saves a lot: 24 at a time. */
export const Many: Story = {
  parameters: { session: 'user', msw: server('user') },
  beforeEach: keeps(Array.from({ length: 60 }, (_, index) => wireFavorite(index + 1))),
  play: async () => {
    await expect(await line('60 saved properties')).toBeVisible();
    await expect(cards()).toHaveLength(24);
    await expect(await line('Page 1 of 3, showing 60 properties')).toBeVisible();
    await userEvent.click(main().getByRole('link', { name: 'Page 3' }));
    await expect(await line('Page 3 of 3, showing 60 properties')).toBeVisible();
    await expect(cards()).toHaveLength(12);
  },
};

/** A signed-in user on a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { session: 'user', msw: server('user') },
  beforeEach: keeps(three),
  play: async () => {
    await expect(await line('3 saved properties')).toBeVisible();
    const lefts = cards().map((card) => card.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};
