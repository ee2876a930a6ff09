import { createAgent, outcomes, respondTo, serverCrash, wireListing } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { HomeScreen } from './Home';

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  decorators: [wholeApp],
  parameters: { design: designs('home'), kind: 'screen', route: '/' },
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const agent = createAgent(101);

/** Null leaves the field `featured` out, as a server without that field does. */
function homeListing(seed: number, featured: boolean | null) {
  const { featured: _omitted, ...listing } = wireListing(seed, {}, agent);
  return { ...listing, ...(featured === null ? {} : { featured }) };
}

function respondWithFeatured(featured: readonly (boolean | null)[]) {
  const properties = featured.map((isFeatured, index) => homeListing(index + 1, isFeatured));
  return {
    handlers: { listProperties: outcomes.listPropertiesSuccess({ success: true, data: { properties } }) },
  };
}

const featuredSection = () => screen.findByRole('region', { name: 'Featured Properties' });

async function featuredTitles(): Promise<readonly (string | null)[]> {
  const section = within(await featuredSection());
  const cards = await section.findAllByRole('article');
  return cards.map((card) => within(card).getByRole('heading').textContent);
}

/** The sections of Home that do not depend on the listings. */
async function expectStaticSections(): Promise<void> {
  await expect(
    await screen.findByRole('heading', { level: 1, name: 'Find the door that’s yours.' }),
  ).toBeVisible();
  const steps = within(await screen.findByRole('region', { name: 'How It Works' }));
  await expect(steps.getAllByRole('heading', { level: 3 }).map((step) => step.textContent)).toEqual([
    'Search Properties',
    'Contact Agent',
    'Secure Rental',
  ]);
  await expect(screen.getByRole('heading', { name: 'Have a place to let or sell?' })).toBeVisible();
}

async function expectNoFeatured(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Featured Properties' })).toBeNull());
  await expectStaticSections();
}

/** The whole screen as a visitor sees it. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    await expectStaticSections();
    await expect(document.title).toBe('Homes to rent and buy in Ghana | Efie');
    await expect(screen.getByRole('link', { name: 'Find a Place to Rent' })).toHaveAttribute(
      'href',
      '/listings',
    );
    const main = within(screen.getByRole('main'));
    for (const link of main.getAllByRole('link', { name: 'List Your Property' })) {
      await expect(link).toHaveAttribute('href', '/agent/login');
    }
    await expect(await featuredTitles()).toHaveLength(6);
    const section = within(await featuredSection());
    await expect(section.getAllByText('Featured')).toHaveLength(6);
    await expect(section.getByRole('link', { name: 'Browse Properties' })).toHaveAttribute(
      'href',
      '/listings',
    );
  },
};

/** The listings are loading: six skeletons. */
export const Loading: Story = {
  parameters: { msw: { handlers: { listProperties: outcomes.listPropertiesForever() } } },
  play: async () => {
    const section = await featuredSection();
    await expect(section).toHaveAttribute('aria-busy', 'true');
    await expect(section.querySelectorAll('[data-skeleton]')).toHaveLength(6);
    await expectStaticSections();
  },
};

/** The listings failed to load: one line in place of the section says so, without a toast, and the rest of Home renders. */
export const LoadFailed: Story = {
  parameters: {
    msw: { handlers: { listProperties: outcomes.listPropertiesError(500) } },
  },
  play: async () => {
    await expectNoFeatured();
    await expect(screen.queryByText('Error')).toBeNull();
    await expect(await screen.findByText('Homes could not be loaded. Try again in a moment.')).toBeVisible();
  },
};

/** The first request fails; Try again shows the homes, and the focus stays below them. */
export const Recovered: Story = {
  parameters: {
    msw: {
      handlers: {
        listProperties: respondTo('listProperties', () => serverCrash('listProperties'), { once: true }),
      },
    },
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(await featuredTitles()).toHaveLength(6);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  },
};

/** Only two featured listings: the section is absent. */
export const TwoFeatured: Story = {
  parameters: { msw: respondWithFeatured([true, false, true, false, false, false]) },
  play: expectNoFeatured,
};

/** Exactly three featured listings: the section shows these three. */
export const ThreeFeatured: Story = {
  tags: ['slow'],
  parameters: {
    msw: respondWithFeatured([true, false, true, false, true, false, false]),
  },
  play: async () => {
    await expect(await featuredTitles()).toEqual([1, 3, 5].map((seed) => wireListing(seed).title));
  },
};

/** No listing has the field `featured`: the first six are shown instead. */
export const NoFeaturedField: Story = {
  tags: ['slow'],
  parameters: {
    msw: respondWithFeatured([null, null, null, null, null, null, null, null]),
  },
  play: async () => {
    await expect(await featuredTitles()).toEqual([1, 2, 3, 4, 5, 6].map((seed) => wireListing(seed).title));
  },
};

/** A returning visitor: recently viewed listings are between the featured ones and the steps, and Clear removes them. */
export const ComesBack: Story = {
  tags: ['slow'],
  beforeEach: () => {
    window.localStorage.setItem('efie-recently-viewed', '["1003","no longer offered","1001"]');
  },
  play: async () => {
    await featuredTitles();
    const recent = await screen.findByRole('region', { name: 'Recently viewed' });
    const steps = await screen.findByRole('region', { name: 'How It Works' });
    await expect(recent.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(recent.compareDocumentPosition(await featuredSection())).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    const links = within(recent).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/property/1003',
      '/property/1001',
    ]);
    await userEvent.click(within(recent).getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.getByText('Recently viewed cleared').closest('p')).toHaveFocus());
    await expect(screen.queryByRole('region', { name: 'Recently viewed' })).toBeNull();
  },
};

const placeBox = () => screen.findByRole('combobox', { name: 'Region, district or town' });

/** A misspelled town and Enter: the results of the town, for rent. */
export const Searches: Story = {
  tags: ['slow'],
  play: async () => {
    await featuredTitles();
    await userEvent.type(await placeBox(), 'kumase');
    await screen.findByRole('option', { name: /^Kumasi, district in Ashanti, / });
    const homes = (await screen.findByRole('button', { name: /^Show \d+ homes?$/ })).textContent;
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Rental Properties' });
    const count = Number(/\d+/.exec(homes)?.[0]);
    const results = `${count} ${count === 1 ? 'property' : 'properties'} found`;
    await waitFor(() => expect(screen.getAllByText(results)[0]).toBeVisible());
    await expect(await screen.findByRole('button', { name: /Kumasi/ })).toBeVisible();
    await expect(window.localStorage.getItem('efie-recent-searches')).toBe(
      '["region=Ashanti&district=Kumasi&type=rent"]',
    );
  },
};

/** A returning visitor: the empty box offers the searches of this device, and Clear removes them. */
export const RecentSearches: Story = {
  tags: ['slow'],
  beforeEach: () => {
    window.localStorage.setItem(
      'efie-recent-searches',
      '["region=Ashanti&district=Kumasi&type=rent","region=Atlantis",7,"q=pool&type=sale"]',
    );
  },
  play: async () => {
    await userEvent.click(await placeBox());
    const list = within(await screen.findByRole('listbox', { name: 'Recent searches' }));
    await expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Ashanti, Kumasi, For Rent',
      '“pool”, For Sale',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    await expect(screen.queryByRole('listbox', { name: 'Recent searches' })).toBeNull();
    await expect(await placeBox()).toHaveFocus();
    await expect(window.localStorage.getItem('efie-recent-searches')).toBeNull();
  },
};

/** A guest presses a heart: Login Required opens, and nothing is saved. */
export const GuestSaves: Story = {
  play: async () => {
    const [first] = await within(await featuredSection()).findAllByRole('button', { name: /^Save / });
    if (first) await userEvent.click(first);
    const dialog = await screen.findByRole('dialog', { name: 'Login Required' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('link', { name: 'Favorites, 0' })).toBeVisible();
  },
};

/** A signed-in user presses a heart: the count in the header increases, and a toast confirms it. */
export const UserSaves: Story = {
  tags: ['slow'],
  parameters: { session: 'user' },
  play: async () => {
    const favoritesLink = await screen.findByRole('link', { name: /^Favorites, [1-9]/ });
    const before = Number(favoritesLink.getAttribute('aria-label')?.split(', ')[1]);
    const unsaved = await within(await featuredSection()).findAllByRole('button', {
      name: /^Save /,
      pressed: false,
    });
    if (unsaved[0]) await userEvent.click(unsaved[0]);
    await waitFor(() => expect(favoritesLink).toHaveAccessibleName(`Favorites, ${before + 1}`));
    await expect(unsaved[0]).toHaveAttribute('aria-pressed', 'true');
    await expect(await screen.findByText('Added to favorites')).toBeInTheDocument();
  },
};

/** A signed-in user: List Your Property leads to the agent login. */
export const SignedInUser: Story = {
  tags: ['slow'],
  parameters: { session: 'user' },
  play: async () => {
    await featuredTitles();
    const main = within(screen.getByRole('main'));
    for (const link of main.getAllByRole('link', { name: 'List Your Property' })) {
      await expect(link).toHaveAttribute('href', '/agent/login');
    }
  },
};

/** A signed-in agent below the limit: List Your Property opens the form. */
export const SignedInAgent: Story = {
  tags: ['slow'],
  parameters: { session: 'agent-free' },
  play: async () => {
    await featuredTitles();
    const [button] = within(screen.getByRole('main')).getAllByRole('button', { name: 'List Your Property' });
    if (button) await userEvent.click(button);
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Find the door that’s yours.' })).toBeNull(),
    );
    await expect(screen.queryByRole('heading', { name: 'Agent Login' })).toBeNull();
    await screen.findByRole('checkbox', { name: 'Running Water' });
    await screen.findByRole('button', { name: /^Add photos/ });
  },
};

/** Listings that violate the contract: readable data is shown, without raw JavaScript values. */
export const Hostile: Story = {
  tags: ['slow'],
  parameters: { scenario: 'hostile' },
  play: async () => {
    await expectStaticSections();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    await expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object Object\]/);
  },
};

/** On a phone: one column, with Browse Properties below the last card. */
export const Phone: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await featuredTitles();
    const section = within(await featuredSection());
    const browse = section.getByRole('link', { name: 'Browse Properties' });
    const cards = section.getAllByRole('article');
    await expect(browse.getBoundingClientRect().top).toBeGreaterThan(
      cards.at(-1)?.getBoundingClientRect().bottom ?? Infinity,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
