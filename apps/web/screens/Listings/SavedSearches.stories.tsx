import { outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { ListingsScreen } from './Listings';
import { cards, resultCount } from './storyListings';

const meta = {
  title: 'Screens/Listings/Saved searches',
  component: ListingsScreen,
  decorators: [wholeApp],
  parameters: { design: designs('listings'), kind: 'screen', route: '/listings' },
} satisfies Meta<typeof ListingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const KEY = 'efie-saved-searches';
const LAST_TUESDAY = Date.parse('2026-11-17T08:00:00Z');

const storedSearch = (name: string, query: string) => ({
  name,
  query,
  seenAt: LAST_TUESDAY,
  seenUndated: 0,
});
const stored = (...searches: readonly unknown[]) => JSON.stringify({ searches });

const saveButton = () => screen.findByRole('button', { name: 'Save search' });
const savedButton = (name: string | RegExp = /^Saved searches/) => screen.findByRole('button', { name });
const openList = async () => {
  await userEvent.click(await savedButton());
  const dialog = await screen.findByRole('dialog', { name: 'Saved searches' });
  // It fades in.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** Without a filter there is nothing to save: one button opens the list. */
export const NoFilter: Story = {
  tags: ['slow'],
  play: async () => {
    await cards();
    await expect(await savedButton()).toHaveTextContent('Saved searches');
    await expect(screen.queryByRole('button', { name: 'Save search' })).toBeNull();
    const list = await openList();
    await expect(list.getByText(/^No saved searches yet/)).toBeVisible();
  },
};

/** A search is saved under a suggested name and listed; its button then says that it is saved, and opens the list. */
export const Saved: Story = {
  tags: ['slow'],
  parameters: { route: '/listings?region=Ashanti&type=rent&beds=3' },
  play: async () => {
    await cards();
    await userEvent.click(await saveButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Save search' }));
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('3 bedrooms for rent in Ashanti');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const saved = await savedButton('Saved');
    await expect(saved).toHaveFocus();
    await expect(await savedButton('Saved searches')).toBeVisible();
    await userEvent.click(saved);
    const list = within(await screen.findByRole('dialog', { name: 'Saved searches' }));
    await expect(list.getByRole('link', { name: '3 bedrooms for rent in Ashanti' })).toHaveAttribute(
      'href',
      '/listings?region=Ashanti&type=rent&beds=3',
    );
    await expect(await list.findByText('Nothing new since your last visit')).toBeVisible();
  },
};

/** The badge counts the new homes of all saved searches; opening one shows its results and marks it as seen. */
export const NewHomes: Story = {
  tags: ['slow'],
  beforeEach: () => {
    window.localStorage.setItem(
      KEY,
      stored(storedSearch('For Ama', 'region=Ashanti'), storedSearch('By the lake', 'region=Volta')),
    );
  },
  play: async () => {
    const total = Number((await savedButton(/new homes?$/)).getAttribute('aria-label')?.replace(/\D/g, ''));
    const list = await openList();
    const news = await list.findAllByText(/^\d+ new since Tuesday$/);
    await expect(news.reduce((sum, { textContent }) => sum + parseInt(textContent, 10), 0)).toBe(total);
    await userEvent.click(list.getByRole('link', { name: 'For Ama' }));
    await screen.findByRole('button', { name: 'Remove Ashanti' });
    for (const card of await cards()) await expect(card).toHaveTextContent('Ashanti');
    const reopened = await openList();
    await expect(await reopened.findByText('Nothing new since your last visit')).toBeVisible();
  },
};

/** Another tab saves and deletes: this one follows. */
export const AnotherTab: Story = {
  tags: ['slow'],
  play: async () => {
    const list = await openList();
    await expect(list.getByText(/^No saved searches yet/)).toBeVisible();
    const write = (text: string) => {
      window.localStorage.setItem(KEY, text);
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    };
    write(stored(storedSearch('For Ama', 'region=Ashanti')));
    await expect(await list.findByRole('link', { name: 'For Ama' })).toBeVisible();
    write(stored());
    await expect(await list.findByText(/^No saved searches yet/)).toBeVisible();
  },
};

/** What is stored cannot be read: the list says so, and a search can be saved. */
export const Damaged: Story = {
  tags: ['slow'],
  parameters: { route: '/listings?region=Ashanti' },
  beforeEach: () => {
    window.localStorage.setItem(KEY, '{"searches":[{"name":7}]}');
  },
  play: async () => {
    await expect(await resultCount()).toBeGreaterThan(0);
    const list = await openList();
    await expect(list.getByText('Some saved searches could not be read, and are left out.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await saveButton());
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect((await openList()).getByRole('link', { name: 'Homes in Ashanti' })).toBeVisible();
  },
};

/** The listings could not be loaded: saved searches are listed without a number. */
export const LoadFailed: Story = {
  parameters: { msw: { handlers: { listProperties: outcomes.listPropertiesError(500) } } },
  beforeEach: () => {
    window.localStorage.setItem(KEY, stored(storedSearch('For Ama', 'region=Ashanti')));
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'Properties could not be loaded' });
    const list = await openList();
    await expect(list.getByRole('link', { name: 'For Ama' })).toBeVisible();
    await expect(list.queryByText(/new/)).toBeNull();
  },
};
