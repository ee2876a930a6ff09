import { outcomes, respondTo, wireListing, wirePayment } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { createDataTransfer, createPhotoFiles, dispatchDragEvent } from '@efie/ui/fields/storyPhotos';
import { AgentDashboardScreen } from './AgentDashboard';
import {
  backendState,
  dashboardHandlers,
  expectNoDialog,
  findDialog,
  listingsTitle,
  main,
  page,
  seedBackend,
  villa,
  wireAma,
} from './storyDashboard';
import { expectToast } from '../common/stories/storyScreen';

const complete = ['running_water', 'prepaid_meter'];
const sixPhotos = Array.from({ length: 6 }, (_, index) =>
  villa.images.slice(0, 1).map((image) => ({ ...image, id: `photo-${index}` })),
).flat();
const home = (id: number, overrides: Parameters<typeof wireListing>[1] = {}) => ({
  ...wireListing(id, {
    title: `Home ${id}`,
    status: 'active',
    createdAt: '2026-11-03T09:00:00Z',
    amenities: complete,
    ...overrides,
  }),
  images: sixPhotos,
});

const oldRental = { createdAt: '2026-09-01T09:00:00Z', listingType: 'rent' } as const;

const meta = {
  title: 'Screens/AgentDashboard/Today',
  component: AgentDashboardScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('dashboard'),
    kind: 'screen',
    route: '/agent/dashboard',
    session: 'agent-premium',
    msw: dashboardHandlers(),
  },
  beforeEach: seedBackend({ listings: [home(1), home(2)] }),
} satisfies Meta<typeof AgentDashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const today = async () => within(await main().findByRole('region', { name: 'Today' }));
const titles = async () =>
  (await today()).queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

/** Everything is in order: one line. */
export const Nothing: Story = {
  tags: ['slow'],
  play: async () => {
    await listingsTitle(2);
    await expect(await (await today()).findByText('Nothing needs you now.')).toBeVisible();
  },
};

/** Payment, plan and listings need the agent: each links to where it is done. */
export const Several: Story = {
  tags: ['slow'],
  beforeEach: seedBackend({
    agent: wireAma({
      subscriptions: [{ plan_code: 'PLN_pro', name: 'Pro', expires_at: '2026-11-24T09:00:00Z' }],
      listingLimit: 1,
      currentListings: 2,
    }),
    listings: [home(1, { createdAt: '2026-09-01T09:00:00Z', amenities: [] }), home(2, { amenities: [] })],
    payments: [
      wirePayment(1, { status: 'pending', reference: 'EF-7K2Q91', createdAt: '2026-11-20T09:30:00Z' }),
    ],
  }),
  play: async () => {
    await listingsTitle(2);
    const panel = await today();
    await userEvent.click(await panel.findByRole('button', { name: 'Show 3 more' }));
    await expect(panel.getByRole('button', { name: 'Show fewer tasks', expanded: true })).toBeVisible();
    await expect(await titles()).toEqual([
      '1 payment is not confirmed yet',
      'Your Pro plan ends in 3 days',
      '2 listings, and your plan allows 1',
      '2 listings do not say where water comes from',
      '2 listings name no electricity meter',
      '1 listing is more than 60 days old',
    ]);
    await expect(panel.getByRole('link', { name: 'Check payment' })).toHaveAttribute(
      'href',
      '/payment/callback?reference=EF-7K2Q91',
    );
    await expect(panel.getByRole('link', { name: 'View plans' })).toHaveAttribute('href', '/plans');
    await expect(panel.getByRole('button', { name: 'Renew Pro' })).toHaveAccessibleDescription(
      'Your Pro plan ends in 3 days',
    );
  },
};

/** A task opens the form of its listing; when it closes, focus returns to the button. */
export const Editing: Story = {
  tags: ['slow'],
  beforeEach: seedBackend({ listings: [home(1, { amenities: ['running_water'] }), home(2)] }),
  play: async () => {
    await listingsTitle(2);
    const action = await (await today()).findByRole('button', { name: 'Add meter' });
    await expect(action).toHaveAccessibleDescription('1 listing names no electricity meter');
    await userEvent.click(action);
    const dialog = within(await findDialog('Edit Property'));
    await expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Home 1');
    await userEvent.keyboard('{Escape}');
    await expectNoDialog('dialog');
    await waitFor(() => expect(action).toHaveFocus());
  },
};

/** Old listings are answered in place: one is still free, one is rented; both can be undone, and then all is clear. */
export const InPlace: Story = {
  beforeEach: seedBackend({
    listings: [home(1, oldRental), home(2, oldRental), home(3)],
  }),
  play: async () => {
    await listingsTitle(3);
    const panel = await today();
    await userEvent.click(await panel.findByRole('button', { name: 'Show all 2' }));
    const firstAnswer = () => panel.getAllByRole('button', { name: 'Still free' })[0] ?? document.body;
    await userEvent.click(firstAnswer());
    await expectToast('Not asked about for 30 days');
    await expect(await titles()).toEqual(['1 listing is more than 60 days old']);
    await expect(panel.getByRole('button', { name: 'Still free' })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await titles()).toEqual(['2 listings are more than 60 days old']);
    await userEvent.click(firstAnswer());
    await userEvent.click(panel.getByRole('button', { name: 'Rented' }));
    await expect(await panel.findByText(/^All clear\. 2 homes live/)).toBeVisible();
    await expectToast('Marked as rented');
    await expect(localStorage.getItem('efie-still-free')).toContain('"1"');
    await expect(localStorage.getItem('efie-still-free')).not.toContain('ama');
  },
};

/** A price with two zeros too many is corrected beside its median, and the correction can be undone. */
export const PriceInPlace: Story = {
  tags: ['slow'],
  beforeEach: seedBackend({
    listings: [
      home(1, {
        listingType: 'sale',
        propertyType: 'land',
        region: 'Greater Accra',
        price: 54_500_000,
      }),
    ],
  }),
  play: async () => {
    await listingsTitle(1);
    const panel = await today();
    await userEvent.click(await panel.findByRole('button', { name: 'Check price' }));
    const field = panel.getByRole('textbox', { name: 'Price of Home 1' });
    await userEvent.clear(field);
    await userEvent.type(field, '545,000{Enter}');
    await expectToast('Price changed to GH₵ 545,000');
    await expect(await panel.findByText(/^All clear\. 1 home live/)).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expectToast('Undone');
    await expect(await panel.findByRole('button', { name: 'Check price' })).toBeVisible();
  },
};

/** Photos dropped at a listing are in its form at once; with the sixth on the server the task is done. */
export const PhotosInPlace: Story = {
  parameters: {
    msw: dashboardHandlers({
      addPropertyImage: respondTo('addPropertyImage', () => {
        backendState.listings = [home(1), home(2)];
        return { success: true };
      }),
    }),
  },
  beforeEach: seedBackend({ listings: [{ ...home(1), images: sixPhotos.slice(1) }, home(2)] }),
  play: async () => {
    await listingsTitle(2);
    const panel = await today();
    const place = await panel.findByText('Drop photos here, or');
    panel.getByRole('button', { name: 'Add photos' }).focus();
    dispatchDragEvent(place, 'drop', createDataTransfer(await createPhotoFiles(1)));
    const dialog = within(await findDialog('Edit Property'));
    await expectToast('1 image(s) added to upload queue');
    await waitFor(() => expect(dialog.getByRole('button', { name: /^Add images/ })).toHaveFocus());
    await expect(dialog.getByText('Total images after update: 6/3 minimum')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Update Property' }));
    await expectToast('Property updated successfully!');
    await expect(await panel.findByText(/^All clear\. 2 homes live/)).toBeVisible();
    await waitFor(() => expect(panel.getByRole('heading', { level: 2, name: 'Today' })).toHaveFocus());
  },
};

/** A plan that has ended is renewed by one press; where the payment cannot be started, the button works again. */
export const Renewing: Story = {
  tags: ['slow'],
  parameters: {
    msw: dashboardHandlers({ initializeSubscription: outcomes.initializeSubscriptionError(500) }),
  },
  beforeEach: seedBackend({
    agent: wireAma({
      subscriptions: [{ plan_code: 'PLN_pro', name: 'Pro', expires_at: '2026-11-14T09:00:00Z' }],
    }),
    listings: [home(1)],
  }),
  play: async () => {
    await listingsTitle(1);
    const renew = await (await today()).findByRole('button', { name: 'Renew Pro' });
    await expect(renew).toHaveAccessibleDescription('Pro expired 14 November 2026');
    await userEvent.click(renew);
    await expectToast('Failed to initialize subscription. Please try again.');
    await expect(renew).not.toHaveAttribute('aria-busy', 'true');
  },
};

/** A hidden task stays hidden, is shown again on request, and is stored for this account only. */
export const Hidden: Story = {
  tags: ['slow'],
  beforeEach: seedBackend({ listings: [{ ...home(1), images: [] }, home(2)] }),
  play: async () => {
    await listingsTitle(2);
    const panel = await today();
    await userEvent.click(
      await panel.findByRole('button', { name: 'Hide: 1 listing has fewer than 6 photos' }),
    );
    await expect(await panel.findByText('Nothing needs you now.')).toBeVisible();
    await expect(panel.getByRole('heading', { level: 2, name: 'Today' })).toHaveFocus();
    await expect(localStorage.getItem('efie-dismissed-tasks')).toContain('photos');
    await userEvent.click(panel.getByRole('button', { name: 'Show hidden (1)' }));
    await expect(await titles()).toEqual(['1 listing has fewer than 6 photos']);
  },
};

/** Listings could not be loaded: it does not say that nothing needs the agent. */
export const Unchecked: Story = {
  tags: ['slow'],
  parameters: {
    msw: dashboardHandlers({ listOwnProperties: outcomes.listOwnPropertiesError(500) }),
  },
  play: async () => {
    await expect(
      await (await page()).findByText('There may be more: your listings could not be loaded.'),
    ).toBeVisible();
    await expect(screen.queryByText('Nothing needs you now.')).toBeNull();
  },
};
