import { outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { onDesktop } from '../../../../testing/onDesktop';
import { ListingsScreen } from './Listings';
import { cards, resultCount, resultList } from './storyListings';

const KEY = 'efie-map';

const meta = {
  title: 'Screens/Listings/Map',
  component: ListingsScreen,
  decorators: [wholeApp],
  parameters: { design: designs('listings'), kind: 'screen', route: '/listings' },
  beforeEach: () => {
    delete document.documentElement.dataset['map'];
    return () => {
      delete document.documentElement.dataset['map'];
    };
  },
} satisfies Meta<typeof ListingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Wide enough for a map beside the list. */
const globals = { viewport: { value: 'desktop' } };

const mapButton = () => screen.findByRole('button', { name: 'Map' });
const map = () => screen.findByRole('region', { name: 'Map of Ghana' });
const region = async (name: string | RegExp) =>
  within(await screen.findByRole('group', { name: 'Regions' })).findByRole('button', { name });
const isLeftOpen = () =>
  (JSON.parse(window.localStorage.getItem(KEY) ?? '{}') as { isOpen?: boolean }).isOpen;
const leaveOpen = (measure = 'homes') => {
  window.localStorage.setItem(KEY, JSON.stringify({ isOpen: true, measure }));
};

/** The map is opened beside the list: a region and a district narrow the list, and are cleared by a second press. */
export const Open: Story = {
  tags: ['visual', 'slow'],
  globals,
  play: onDesktop(async () => {
    await cards();
    const total = await resultCount();
    await userEvent.click(await mapButton());
    await waitFor(async () => expect(await map()).toHaveFocus());
    await expect(await mapButton()).toHaveAttribute('aria-pressed', 'true');
    await expect(isLeftOpen()).toBe(true);

    const ashanti = await region(/^Ashanti, \d+ homes$/);
    const homes = Number(/\d+/.exec(ashanti.getAttribute('aria-label') ?? '')?.[0]);
    await userEvent.click(ashanti);
    await screen.findByRole('button', { name: 'Remove Ashanti' });
    await waitFor(async () => expect(await resultCount()).toBe(homes));
    await expect(ashanti).toHaveAttribute('aria-pressed', 'true');

    const [district] = within(await screen.findByRole('list', { name: 'Ashanti' })).getAllByRole('button');
    const [, name = '', count] =
      /^(.+), (\d+) homes?$/.exec(district?.getAttribute('aria-label') ?? '') ?? [];
    await userEvent.click(district ?? document.body);
    await screen.findByRole('button', { name: `Remove ${name}` });
    await waitFor(async () => expect(await resultCount()).toBe(Number(count)));

    await userEvent.click(ashanti);
    await waitFor(async () => expect(await resultCount()).toBe(total));
  }),
};

/** Left open, it is open again, shaded as before; it keeps two columns of cards. */
export const LeftOpen: Story = {
  tags: ['slow'],
  globals,
  parameters: { route: '/listings?type=rent' },
  beforeEach: () => leaveOpen('price'),
  play: onDesktop(async () => {
    await expect(await screen.findByRole('list', { name: 'Median rent per month' })).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'Median price' })).toBeChecked();
    await expect(await map()).not.toHaveFocus();
    const grid = (await cards())[0]?.closest('ul');
    await expect(
      getComputedStyle(grid ?? document.body).gridTemplateColumns.split(' ').length,
    ).toBeGreaterThan(1);
    await userEvent.click(screen.getByRole('radio', { name: 'Homes' }));
    await expect(window.localStorage.getItem(KEY)).toContain('homes');
  }),
};

/** Closed in the map: focus returns to its button, and the list takes the space. */
export const Closed: Story = {
  tags: ['slow'],
  globals,
  beforeEach: () => leaveOpen(),
  play: onDesktop(async () => {
    await cards();
    const before = resultList().getBoundingClientRect().width;
    await map();
    const beside = resultList().getBoundingClientRect().width;
    await expect(beside).toBeLessThanOrEqual(before);
    await userEvent.click(screen.getByRole('button', { name: 'Close map' }));
    await expect(await mapButton()).toHaveFocus();
    await expect(await mapButton()).toHaveAttribute('aria-pressed', 'false');
    await expect(screen.queryByRole('region', { name: 'Map of Ghana' })).toBeNull();
    await expect(resultList().getBoundingClientRect().width).toBeGreaterThan(beside);
    await expect(isLeftOpen()).toBe(false);
  }),
};

/** On a phone the map is a dialog, never open by itself; its button closes it and shows the homes of the region. */
export const Phone: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => leaveOpen(),
  play: async () => {
    await cards();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(await mapButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Map of Ghana' }));
    await userEvent.click(await region(/^Ashanti, \d+ homes/));
    await userEvent.click(await dialog.findByRole('button', { name: /^Show \d+ homes? in Ashanti$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await mapButton()).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Remove Ashanti' })).toBeVisible();
  },
};

/** Nothing matches the text: every region has 0. */
export const NothingFound: Story = {
  tags: ['slow'],
  globals,
  parameters: { route: '/listings?q=zzzz' },
  beforeEach: () => leaveOpen(),
  play: onDesktop(async () => {
    await expect(await screen.findByRole('heading', { name: 'No properties found' })).toBeVisible();
    await expect(await region('Ashanti, 0 homes')).toBeVisible();
    await expect(await region('Oti, 0 homes')).toBeVisible();
  }),
};

/** The listings could not be loaded: the map says so too, and is not busy. */
export const LoadFailed: Story = {
  tags: ['slow'],
  globals,
  parameters: { msw: { handlers: { listProperties: outcomes.listPropertiesError(500) } } },
  beforeEach: () => leaveOpen(),
  play: onDesktop(async () => {
    await screen.findByRole('heading', { name: 'Properties could not be loaded' });
    await expect(await screen.findByText('The homes of the map could not be loaded.')).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Regions' })).not.toHaveAttribute('aria-busy');
    await userEvent.click(await region('Volta'));
    await expect(await screen.findByRole('button', { name: 'Remove Volta' })).toBeVisible();
  }),
};

/** What is stored cannot be read: the map is closed. */
export const Damaged: Story = {
  tags: ['slow'],
  globals,
  parameters: { scenario: 'small' },
  beforeEach: () => window.localStorage.setItem(KEY, '{"isOpen":'),
  play: async () => {
    await cards();
    await expect(await mapButton()).toHaveAttribute('aria-pressed', 'false');
  },
};
