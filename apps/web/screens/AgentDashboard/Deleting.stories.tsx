import { outcomes, respondTo } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { goTo } from '../../../../testing/history';
import { AgentDashboardScreen } from './AgentDashboard';
import {
  openDeleteDialog,
  button,
  findRequests,
  card,
  cards,
  expectToast,
  statCard,
  heading,
  seedBackend,
  listingsTitle,
  main,
  expectNoDialog,
  page,
  dashboardHandlers,
  sevenListings,
  villa,
  wireAma,
  backendState,
} from './storyDashboard';

const meta = {
  title: 'Screens/AgentDashboard/Deleting',
  component: AgentDashboardScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('dashboard'),
    kind: 'screen',
    route: '/agent/dashboard',
    session: 'agent-premium',
  },
  beforeEach: seedBackend(),
} satisfies Meta<typeof AgentDashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const QUESTION = `Are you sure you want to delete "${villa.title}"? This action cannot be undone.`;
const [, block, modern] = sevenListings;

/** The confirmation dialog over the page. Cancel closes it and sends nothing. */
export const DeleteDialog: Story = {
  tags: ['slow'],
  parameters: { design: designs('delete-dialog'), msw: dashboardHandlers() },
  beforeEach: seedBackend({ listings: sevenListings.slice(0, 2) }),
  play: async () => {
    await listingsTitle(2);
    const dialog = await openDeleteDialog(villa.title);
    await expect(dialog.getByText(QUESTION)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectNoDialog();
    await waitFor(async () => expect(await button(`Delete ${villa.title}`)).toHaveFocus());
    await expect(findRequests('DELETE')).toEqual([]);
    await expect(cards()).toHaveLength(2);
    await openDeleteDialog(villa.title);
  },
};

let respond: () => void = () => undefined;

/** Confirmed with two quick clicks: 'Deleting...', one request, the counts drop, and focus moves to the next card. */
export const Deleting: Story = {
  tags: ['slow'],
  parameters: {
    design: designs('delete-dialog'),
    msw: dashboardHandlers({
      deleteProperty: respondTo('deleteProperty', async ({ params }) => {
        backendState.requests.push(`DELETE ${params.id}`);
        await new Promise<void>((resolve) => {
          respond = resolve;
        });
        backendState.agent = wireAma({ currentListings: 6 });
        return { success: true };
      }),
    }),
  },
  play: async () => {
    await listingsTitle(7);
    await waitFor(() => expect(statCard('Total views')).toHaveTextContent('8,496'));
    const dialog = await openDeleteDialog(villa.title);
    const confirmButton = dialog.getByRole('button', { name: 'Delete Property' });
    confirmButton.click();
    confirmButton.click();
    await waitFor(() => expect(confirmButton).toHaveTextContent('Deleting...'));
    await waitFor(() => expect(findRequests('DELETE')).toEqual(['DELETE 31']));
    respond();
    await expectNoDialog();
    await expectToast('Property has been successfully deleted.');
    await listingsTitle(6);
    await expect(cards()).toHaveLength(6);
    await expect(main().queryByText(villa.title)).toBeNull();
    const nextCardLink = await (await page()).findByRole('link', { name: block?.title ?? '' });
    await waitFor(() => expect(nextCardLink).toHaveFocus());
    await expect(statCard('Active listings')).toHaveTextContent('3');
    await expect(statCard('Total views')).toHaveTextContent('7,212');
    // The profile is requested again.
    await expect(await main().findByText(/^6 of 10 listings used/)).toBeVisible();
    await expect(findRequests('DELETE')).toHaveLength(1);
    await expect(findRequests('/views')).toHaveLength(7);
  },
};

/** A cached public list is loaded again after the deletion, without the deleted listing. */
export const DeletedForAll: Story = {
  parameters: {
    route: '/listings',
    // The app's stale time, so that only invalidated queries are loaded again.
    freshFor: 60_000,
    msw: dashboardHandlers({
      listProperties: respondTo('listProperties', () => ({
        success: true,
        data: { properties: backendState.listings },
      })),
    }),
  },
  beforeEach: seedBackend({ listings: sevenListings.slice(0, 2) }),
  play: async () => {
    await card(villa.title);
    await goTo('/agent/dashboard');
    await listingsTitle(2);
    const dialog = await openDeleteDialog(villa.title);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Property' }));
    await expectNoDialog();
    await listingsTitle(1);
    await goTo('/listings');
    // Until this heading renders, the dashboard is still on the screen.
    await screen.findByRole('heading', { level: 1, name: 'Rental Properties' });
    await card(block?.title ?? '');
    await waitFor(() => expect(main().queryByRole('article', { name: villa.title })).toBeNull());
    await expect(main().getAllByRole('article')).toHaveLength(1);
  },
};

/** The last listing is deleted: the empty state, with focus on the heading. */
export const DeletingTheLast: Story = {
  tags: ['slow'],
  parameters: {
    design: designs('dashboard-empty'),
    msw: dashboardHandlers(),
  },
  beforeEach: seedBackend({ listings: [villa] }),
  play: async () => {
    await listingsTitle(1);
    const dialog = await openDeleteDialog(villa.title);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Property' }));
    await expectNoDialog();
    await waitFor(async () => expect(await listingsTitle(0)).toHaveFocus());
    await expect(main().getByRole('heading', { name: 'No Properties Listed Yet' })).toBeVisible();
  },
};

/** The server rejects the deletion: a toast, the card stays, and focus returns to its button. */
export const DeleteFailed: Story = {
  parameters: {
    msw: dashboardHandlers({ deleteProperty: outcomes.deletePropertyError(500) }),
  },
  beforeEach: seedBackend({ listings: sevenListings.slice(0, 2) }),
  play: async () => {
    await listingsTitle(2);
    const dialog = await openDeleteDialog(villa.title);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Property' }));
    await expectNoDialog();
    await expectToast('Failed to delete property');
    await listingsTitle(2);
    await waitFor(async () => expect(await button(`Delete ${villa.title}`)).toHaveFocus());
  },
};

/** The listing was already deleted on another device (404): its card is removed. */
export const DeletedElsewhere: Story = {
  tags: ['slow'],
  parameters: {
    msw: dashboardHandlers({ deleteProperty: outcomes.deletePropertyError(404) }),
  },
  beforeEach: seedBackend({ listings: sevenListings.slice(0, 3) }),
  play: async () => {
    await listingsTitle(3);
    const title = modern?.title ?? '';
    const dialog = await openDeleteDialog(title);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Property' }));
    await expectNoDialog();
    await expectToast('Property has been successfully deleted.');
    await listingsTitle(2);
    await expect(main().queryByRole('article', { name: title })).toBeNull();
  },
};

/** The token is rejected while a listing is being deleted. */
export const SessionExpiredAtDelete: Story = {
  tags: ['slow'],
  parameters: {
    msw: dashboardHandlers({ deleteProperty: outcomes.deletePropertyError(401) }),
  },
  beforeEach: seedBackend({ listings: sevenListings.slice(0, 1) }),
  play: async () => {
    await listingsTitle(1);
    const dialog = await openDeleteDialog(villa.title);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete Property' }));
    await heading('Agent Login');
    await expectToast('Session expired');
    await expect(screen.queryByText('Failed to delete property')).toBeNull();
  },
};
