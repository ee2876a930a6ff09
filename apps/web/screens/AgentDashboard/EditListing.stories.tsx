import { outcomes, respondTo } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import {
  drafts,
  expectDialogClosed,
  field,
  findEditButton,
  openDialog,
  pressButton,
  setField,
  UPDATED,
  updateButton,
} from '@efie/ui/dialogs/EditListing/storyEditListing';
import { wholeApp } from '../../../../testing/decorators/wholeApp';
import { designs } from '../../../../testing/designs';
import { currentUrl } from '../../../../testing/history';
import { AgentDashboardScreen } from './AgentDashboard';
import {
  backendState,
  card,
  dashboardHandlers,
  expectToast,
  findRequests,
  seedBackend,
  villa,
} from './storyDashboard';
import { expectToastAboveDialog } from './storyToast';

const meta = {
  title: 'Screens/AgentDashboard/Edit',
  component: AgentDashboardScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('edit-property-dialog'),
    kind: 'screen',
    route: '/agent/dashboard',
    session: 'agent-premium',
    msw: dashboardHandlers(),
  },
  beforeEach: seedBackend({ listings: [villa] }),
} satisfies Meta<typeof AgentDashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opened with the keyboard: the fields have the listing's values. After Cancel, focus is on the button again. */
export const Default: Story = {
  play: async () => {
    const editButton = await findEditButton();
    editButton.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Edit Property' });
    await expect(field('Title')).toHaveValue(villa.title);
    await pressButton('Cancel');
    await expectDialogClosed();
    await waitFor(() => expect(editButton).toHaveFocus());
    await expect(findRequests('PATCH')).toEqual([]);
  },
};

/** Saved: a toast says so, and the card and the figures show the changes. */
export const Saved: Story = {
  tags: ['slow'],
  parameters: {
    msw: dashboardHandlers({
      updateProperty: respondTo('updateProperty', () => {
        backendState.listings = [{ ...villa, price: 10_250.5, status: 'rented' }];
        return { success: true, message: UPDATED };
      }),
    }),
  },
  play: async () => {
    await openDialog();
    await setField('Price', '10250.5');
    await setField('Status', 'Rented');
    await userEvent.click(updateButton());
    await expectToast(UPDATED);
    await expectDialogClosed();
    const shown = await card(villa.title);
    await expect(await shown.findByText(/10,250\.50/)).toBeVisible();
    await expect(shown.getByText('Rented')).toBeVisible();
  },
};

const LIMIT = 'Listing limit reached. Please upgrade your plan.';

/** Reactivating a sold listing exceeds the plan's limit: its dialog opens in place of this one, and the draft stays. */
export const LimitReached: Story = {
  tags: ['slow'],
  parameters: {
    msw: dashboardHandlers({ updateProperty: outcomes.updatePropertyError(403, { message: LIMIT }) }),
  },
  beforeEach: seedBackend({ listings: [{ ...villa, status: 'sold' }] }),
  play: async () => {
    await openDialog();
    await setField('Status', 'Active');
    await userEvent.click(updateButton());
    await expectDialogClosed();
    const limitDialog = await screen.findByRole('dialog', { name: 'Listing Limit Reached' });
    await waitFor(() => expect(limitDialog).toBeVisible());
    await expectToastAboveDialog(LIMIT);
    await expect(drafts()).toContain('active');
  },
};

/** The session has ended: redirect to the login, with the draft saved. */
export const SessionExpired: Story = {
  tags: ['slow'],
  parameters: { msw: dashboardHandlers({ updateProperty: outcomes.updatePropertyError(401) }) },
  play: async () => {
    await openDialog();
    await setField('Title', 'Villa with a new roof');
    await userEvent.click(updateButton());
    await waitFor(() => expect(currentUrl()).toBe('/agent/login'));
    await expectToast('Session expired');
    await expect(drafts()).toContain('Villa with a new roof');
  },
};
