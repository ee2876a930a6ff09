import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../../testing/decorators/wholeApp';
import { designs } from '../../../../../testing/designs';
import { currentUrl, goTo, pressBack } from '../../../../../testing/history';
import { AgentDashboardScreen } from '../AgentDashboard';
import {
  dashboardHandlers,
  findRequests,
  listingsTitle as findTitle,
  main,
  page,
  seedBackend,
  sevenListings,
  statCard,
  wireAma,
} from '../storyDashboard';
import {
  createListings,
  expectTitles,
  row,
  rows,
  rowTitles,
  seedRows,
  statusMenu,
  table,
} from './storyListings';

const meta = {
  title: 'Screens/AgentDashboard/Rows',
  component: AgentDashboardScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('dashboard'),
    kind: 'screen',
    route: '/agent/dashboard',
    session: 'agent-premium',
    msw: dashboardHandlers(),
  },
  beforeEach: seedRows(),
} satisfies Meta<typeof AgentDashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const chip = async (name: string) => (await page()).findByRole('radio', { name: new RegExp(`^${name},`) });
const search = async () => (await page()).findByRole('searchbox', { name: 'Search your listings' });
const sort = async () => (await page()).findByRole('combobox', { name: 'Sort' });

/** An agent with 30 listings: rows with status, views, age and photos, in pages. */
export const Default: Story = {
  play: async () => {
    await expect(await table()).toBeVisible();
    await expect(await rows()).toHaveLength(24);
    await expectTitles('Home 1', 'Home 2');
    const first = await row('Home 1');
    await expect(first.getByRole('link', { name: 'Home 1' })).toHaveAttribute('href', '/property/1');
    await waitFor(() => expect(first.getByText('1 view')).toBeInTheDocument());
    await expect(first.getByText(/^today$/)).toBeVisible();
    await expect(first.getByText(/^\d+ photos?$/)).toBeInTheDocument();
    await expect(await statusMenu('Home 3')).toHaveTextContent('Inactive');
    const age = (await row('Home 17')).getByText('64 days ago');
    await expect(age.closest('td')).toHaveTextContent('longer than 60 days');
    await expect(await chip('All')).toBeChecked();
    await expect(await main().findByText('Page 1 of 2, showing 30 properties')).toBeVisible();
    await expect(findRequests('/views')).toHaveLength(24);
  },
};

/** On a phone the listings come before the plan, the profile and Quick Actions; each row is a block. */
export const Phone: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const [first] = await rows();
    const actions = await main().findByRole('heading', { name: 'Quick Actions' });
    const position = (first ?? actions).compareDocumentPosition(actions);
    await expect(position & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await expect(first?.getBoundingClientRect().top).toBeLessThan(actions.getBoundingClientRect().top);
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** Up to 12 listings are cards, until the agent chooses; the choice is stored. */
export const RowsOrCards: Story = {
  tags: ['slow'],
  beforeEach: () => {
    // The choice of a new agent.
    localStorage.removeItem('efie-own-listings');
    return seedBackend({ listings: sevenListings })();
  },
  play: async () => {
    await findTitle(7);
    await expect(await main().findByRole('radio', { name: 'Cards' })).toBeChecked();
    await userEvent.click(main().getByRole('radio', { name: 'Rows' }));
    await expect(await rows()).toHaveLength(7);
    await goTo('/plans');
    await pressBack();
    await expect(await rows()).toHaveLength(7);
    await expect(localStorage.getItem('efie-own-listings')).toBe('"rows"');
    await userEvent.click(await main().findByRole('radio', { name: 'Cards' }));
    await expect(await main().findByRole('list', { name: 'Property listings' })).toBeVisible();
  },
};

/** More than 12 listings are rows at first. */
export const ManyAreRows: Story = {
  tags: ['slow'],
  beforeEach: seedBackend({ listings: createListings(13) }),
  play: async () => {
    await expect(await rows()).toHaveLength(13);
    await expect(main().getByRole('radio', { name: 'Rows' })).toBeChecked();
  },
};

/** A search narrows the rows and the counts at each key; the URL follows, without a history entry for each key. */
export const Search: Story = {
  tags: ['slow'],
  play: async () => {
    await userEvent.type(await search(), 'villa');
    await waitFor(async () => expect(await rows()).toHaveLength(8));
    await expect(await chip('All')).toHaveAccessibleName('All, 8 properties');
    await expect(main().getByText('8 of 30 properties shown')).toBeInTheDocument();
    await waitFor(() => expect(currentUrl()).toBe('/agent/dashboard?q=villa'));
    await userEvent.click(main().getByRole('button', { name: 'Clear search' }));
    await waitFor(async () => expect(await rows()).toHaveLength(24));
    await waitFor(() => expect(currentUrl()).toBe('/agent/dashboard'));
  },
};

/** A status chip shows one status; Back shows all again. */
export const ByStatus: Story = {
  tags: ['slow'],
  play: async () => {
    await userEvent.click(await chip('Rented'));
    await expectTitles('Home 5', 'Home 10');
    await expect(await rows()).toHaveLength(6);
    await expect(currentUrl()).toBe('/agent/dashboard?status=rented');
    await pressBack();
    await waitFor(async () => expect(await rows()).toHaveLength(24));
    await expect(await chip('All')).toBeChecked();
  },
};

/** Every order. */
export const Sorted: Story = {
  tags: ['slow'],
  play: async () => {
    const orders: readonly (readonly [string, string])[] = [
      ['oldest', 'Home 30'],
      ['price-up', 'Home 1'],
      ['price-down', 'Home 30'],
      ['stale', 'Home 29'],
      ['', 'Home 1'],
    ];
    for (const [order, first] of orders) {
      await userEvent.selectOptions(await sort(), order);
      await expectTitles(first);
    }
    await userEvent.selectOptions(await sort(), 'views');
    await waitFor(() => expect(currentUrl()).toBe('/agent/dashboard?sort=views'));
  },
};

/** A link with a view opens it, and a visit to a listing and Back keeps it. */
export const FromUrl: Story = {
  tags: ['slow'],
  parameters: { route: '/agent/dashboard?q=home&status=active&sort=price-down&size=48' },
  play: async () => {
    await expect(await search()).toHaveValue('home');
    await expect(await chip('Active')).toBeChecked();
    await expect(await sort()).toHaveValue('price-down');
    await expectTitles('Home 29', 'Home 27');
    await expect(await rows()).toHaveLength(18);
    await goTo('/plans');
    await pressBack();
    await expectTitles('Home 29', 'Home 27');
  },
};

/** Nothing matches: the way back is one press. */
export const NothingFound: Story = {
  tags: ['slow'],
  parameters: { route: '/agent/dashboard?q=castle&status=sold' },
  play: async () => {
    await expect(await (await page()).findByRole('heading', { name: 'No listings match' })).toBeVisible();
    await userEvent.click(main().getByRole('button', { name: 'Show all listings' }));
    await expect(await rows()).toHaveLength(24);
    await expect(currentUrl()).toBe('/agent/dashboard');
  },
};

/** Pages of 24, 48 or 96. */
export const Pages: Story = {
  tags: ['slow'],
  play: async () => {
    await table();
    await userEvent.click(await main().findByRole('link', { name: 'Page 2' }));
    await expectTitles('Home 25');
    await expect(await table()).toHaveFocus();
    await expect(currentUrl()).toBe('/agent/dashboard?page=2');
    await userEvent.selectOptions(main().getByRole('combobox', { name: 'Page size' }), '48');
    await waitFor(async () => expect(await rows()).toHaveLength(30));
    await expect(currentUrl()).toBe('/agent/dashboard?size=48');
  },
};

/** 1,000 listings: one page of them is in the document, and a key narrows all of them. */
export const Thousand: Story = {
  tags: ['slow'],
  beforeEach: seedRows(createListings(1000)),
  play: async () => {
    await findThousand();
    await expect(await rows()).toHaveLength(24);
    await expect((await table()).querySelectorAll(':not(font)').length).toBeLessThan(2500);
    await userEvent.type(await search(), 'home 99');
    await expectTitles('Home 99', 'Home 199');
    await expect(await rows()).toHaveLength(19);
    await expect((await table()).querySelectorAll(':not(font)').length).toBeLessThan(2500);
  },
};

const findThousand = async () => (await page()).findByRole('heading', { name: 'Property Listings (1,000)' });

/** Keyboard: arrow keys, Home and End move to the same control of another row, Space selects, Tab leaves the row. */
export const Keyboard: Story = {
  tags: ['slow'],
  play: async () => {
    const checkbox = async (title: string) => (await row(title)).getByRole('checkbox');
    (await checkbox('Home 1')).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await checkbox('Home 2')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(await checkbox('Home 2')).toBeChecked();
    await userEvent.keyboard('{End}');
    await expect(await checkbox('Home 24')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(await checkbox('Home 1')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await statusMenu('Home 1')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await statusMenu('Home 2')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(await statusMenu('Home 2')).toHaveFocus();
  },
};

/** An agent who is not verified has no column of views, and no order by them. */
export const NotVerified: Story = {
  tags: ['slow'],
  parameters: { session: 'agent-not-verified' },
  beforeEach: seedRows(createListings(14), { agent: wireAma({ id: '106', verificationStatus: 'pending' }) }),
  play: async () => {
    await expect(within(await table()).queryByRole('columnheader', { name: 'Views' })).toBeNull();
    const labels = within(await sort())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    await expect(labels).not.toContain('Most viewed');
    await expect(findRequests('/views')).toEqual([]);
  },
};

/** Deleting one listing: focus moves to the row that takes its place, and the figures follow. */
export const DeletingOne: Story = {
  tags: ['slow'],
  play: async () => {
    const menu = (await row('Home 2')).getByRole('button', { name: 'More actions for Home 2' });
    await userEvent.click(menu);
    await userEvent.click((await row('Home 2')).getByRole('button', { name: 'Delete' }));
    const dialog = within(await within(document.body).findByRole('alertdialog', { name: 'Delete Property' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Property' }));
    await findTitle29();
    await waitFor(async () => expect((await row('Home 3')).getByRole('link')).toHaveFocus());
    await expect(await rowTitles()).not.toContain('Home 2');
    await expect(statCard('Rented')).toHaveTextContent('6');
  },
};

const findTitle29 = () => main().findByRole('heading', { name: 'Property Listings (29)' });
