import { outcomes, respondTo, serverCrash } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, type HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { followHeaderLink } from '../common/stories/storyHeader';
import { ListingsScreen } from './Listings';
import { results, cards } from './storyListings';

const meta = {
  title: 'Screens/Listings/Saving',
  component: ListingsScreen,
  decorators: [wholeApp],
  parameters: { design: designs('listings'), kind: 'screen', route: '/listings' },
} satisfies Meta<typeof ListingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function firstSaveButton(): Promise<HTMLElement> {
  const [card] = await cards();
  return within(card ?? document.body).getByLabelText(/^Save /);
}

const calls: string[] = [];

/** Records the requests and passes them on to the mock backend. */
const recordCalls = {
  watchFavorites: http.all('*/api/:role/favorites*', async ({ request }) => {
    if (request.method !== 'GET') {
      calls.push(`${request.method} ${new URL(request.url).pathname} ${await request.clone().text()}`.trim());
    }
  }),
  watchViews: respondTo('recordPropertyView', ({ request }) => {
    calls.push(`POST ${new URL(request.url).pathname}`);
  }),
};

const clearCalls = () => {
  calls.length = 0;
};

/** A guest presses a heart: a dialog asks to log in; nothing is sent or stored. */
export const GuestSaves: Story = {
  tags: ['slow'],
  parameters: { scenario: 'small', msw: { handlers: recordCalls } },
  beforeEach: clearCalls,
  play: async () => {
    const saveButton = await firstSaveButton();
    await userEvent.click(saveButton);
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleName(/login required/i);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(saveButton).toHaveAttribute('aria-pressed', 'false');
    await expect(calls.filter((call) => call.includes('favorites'))).toEqual([]);
    await expect(window.localStorage.getItem('gh-rental-favorites')).toBeNull();
  },
};

async function saveAndRemove(role: 'user' | 'agent'): Promise<void> {
  const saveButton = await firstSaveButton();
  await waitFor(() => expect(saveButton).not.toHaveAttribute('aria-busy'));
  const wasSaved = saveButton.getAttribute('aria-pressed') === 'true';
  const messages = {
    save: ['Added to favorites', 'Property saved to your favorites list.'],
    remove: ['Removed from favorites', 'Property removed from your saved listings.'],
  };
  for (const [title, description] of wasSaved
    ? [messages.remove, messages.save]
    : [messages.save, messages.remove]) {
    await userEvent.click(saveButton);
    await screen.findAllByText(title ?? '');
    await expect(screen.getAllByText(description ?? '')[0]).toBeInTheDocument();
    await waitFor(() => expect(saveButton).not.toHaveAttribute('aria-busy'));
    await expect(saveButton).toHaveAttribute('aria-pressed', String(title === messages.save[0]));
  }
  await expect(
    calls.filter((call) => call.startsWith(`POST /api/${role}/favorites {"property_id":`)),
  ).toHaveLength(1);
  await expect(calls.filter((call) => call.startsWith(`DELETE /api/${role}/favorites/`))).toHaveLength(1);
}

/** A user saves a listing and removes it again. */
export const UserSaves: Story = {
  parameters: {
    design: designs('toast'),
    scenario: 'small',
    session: 'user',
    msw: { handlers: recordCalls },
  },
  beforeEach: clearCalls,
  play: () => saveAndRemove('user'),
};

/** An agent saves a listing and removes it again. */
export const AgentSaves: Story = {
  parameters: {
    design: designs('toast'),
    scenario: 'small',
    session: 'agent-free',
    msw: { handlers: recordCalls },
  },
  beforeEach: clearCalls,
  play: () => saveAndRemove('agent'),
};

/** Responds to the request that waits; null while none does. */
let respond: ((outcome: HttpHandler) => void) | null = null;

/** Saving fails with 500, then offline: the heart fills at once, reverts, and a toast says why; focus stays on it. */
export const SaveFails: Story = {
  parameters: {
    scenario: 'small',
    session: 'agent-free',
    msw: {
      handlers: {
        addAgentFavorite: respondTo(
          'addAgentFavorite',
          () =>
            new Promise<HttpHandler>((resolve) => {
              respond = resolve;
            }),
        ),
      },
    },
  },
  beforeEach: () => {
    respond = null;
  },
  play: async () => {
    const saveButton = await firstSaveButton();
    await waitFor(() => expect(saveButton).not.toHaveAttribute('aria-busy'));
    await expect(saveButton).toHaveAttribute('aria-pressed', 'false');
    for (const [outcome, message] of [
      [serverCrash('addAgentFavorite'), 'Failed to update favorites.'],
      [outcomes.addAgentFavoriteOffline(), 'Failed to update favorites. Check your connection.'],
    ] as const) {
      await userEvent.click(saveButton);
      await waitFor(() => expect(respond).not.toBeNull());
      await expect(saveButton).toHaveAttribute('aria-pressed', 'true');
      await expect(screen.queryByText(message)).toBeNull();
      respond?.(outcome);
      respond = null;
      const notices = within(await screen.findByRole('region', { name: 'Notices' }));
      await waitFor(() => expect(notices.getByText(message)).toBeVisible());
      await expect(notices.getByText('Error')).toBeVisible();
      await waitFor(() => expect(saveButton).toHaveAttribute('aria-pressed', 'false'));
      await expect(saveButton).toHaveFocus();
    }
  },
};

/** An opened listing is marked as seen on return. The payment advice appears once, after the last row. */
export const SeenOnReturn: Story = {
  tags: ['slow'],
  parameters: { scenario: 'small' },
  play: async () => {
    const marks = async () =>
      (await cards()).map((card) => ({
        isSeen: within(card).queryByText('Seen') !== null,
        age: within(card).queryByText(/^(today|1 day ago|\d+ days ago)$/) !== null,
      }));
    await expect(await marks()).toEqual(Array.from({ length: 5 }, () => ({ isSeen: false, age: true })));
    const [, second] = await cards();
    const title = within(second ?? document.body).getByRole('heading', { level: 3 }).textContent;
    await userEvent.click(screen.getByRole('link', { name: title }));
    await screen.findByRole('heading', { level: 1, name: title });
    await followHeaderLink('Browse');
    await expect((await marks()).map(({ isSeen }) => isSeen)).toEqual([false, true, false, false, false]);

    const advice = await results().findAllByText('Before you pay');
    await expect(advice).toHaveLength(1);
    const last = (await cards()).at(-1)?.getBoundingClientRect().bottom;
    await expect(advice[0]?.getBoundingClientRect().top).toBeGreaterThan(last ?? Infinity);
    await userEvent.click(advice[0] ?? document.body);
    await expect(results().getByText('Pay no fee before a viewing.')).toBeVisible();
    // No card is below the search bar, where axe would find its buttons covered.
    window.scrollTo(0, 0);
  },
};

/** Counting views fails silently, and each visible card is counted once. */
export const ViewsFail: Story = {
  parameters: {
    msw: { handlers: { ...recordCalls, recordPropertyView: outcomes.recordPropertyViewError(500) } },
  },
  beforeEach: clearCalls,
  play: async () => {
    const [first] = await cards();
    // A view counts when the card is in the viewport.
    first?.scrollIntoView();
    const views = () => calls.filter((call) => call.endsWith('/view'));
    await waitFor(() => expect(views().length).toBeGreaterThan(0));
    // The same listings render as new cards, but were already counted in this page load.
    await userEvent.click(await screen.findByRole('link', { name: 'Next page' }));
    await screen.findByText(/^Page 2 of/);
    await userEvent.click(screen.getByRole('link', { name: 'Previous page' }));
    await screen.findByText(/^Page 1 of/);
    await cards();
    await expect(new Set(views()).size).toBe(views().length);
    // No card is below the search bar, where axe would find its buttons covered.
    window.scrollTo(0, 0);
  },
};
