import { outcomes, respondTo } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { wholeApp } from '../../../../../testing/decorators/wholeApp';
import { designs } from '../../../../../testing/designs';
import { currentUrl } from '../../../../../testing/history';
import { AgentDashboardScreen } from '../AgentDashboard';
import {
  backendState,
  dashboardHandlers,
  expectNoDialog,
  expectToast,
  findDialog,
  heading,
  main,
  wireAma,
} from '../storyDashboard';
import {
  changesSent,
  chooseStatus,
  confirmation,
  createListings,
  openBulkStatus,
  rejectedIds,
  rejectingHandlers,
  row,
  rows,
  rowTitles,
  seedRows,
  select,
  selection,
  statusMenu,
  toastButton,
} from './storyListings';

const seed =
  (...rejected: readonly string[]) =>
  () => {
    rejectedIds.clear();
    for (const id of rejected) rejectedIds.add(id);
    seedRows(createListings(14))();
  };

const meta = {
  title: 'Screens/AgentDashboard/Changes',
  component: AgentDashboardScreen,
  decorators: [wholeApp],
  parameters: {
    design: designs('dashboard'),
    kind: 'screen',
    route: '/agent/dashboard',
    session: 'agent-premium',
    msw: rejectingHandlers(),
  },
  beforeEach: seed(),
} satisfies Meta<typeof AgentDashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Marked as rented in its row: two presses, no form; Undo in the toast restores the status. */
export const Rented: Story = {
  tags: ['slow'],
  play: async () => {
    await chooseStatus('Home 1', 'Rented');
    await expectToast('Marked as rented');
    await waitFor(async () => expect(await statusMenu('Home 1')).toHaveTextContent('Rented'));
    await expect(await statusMenu('Home 1')).toHaveFocus();
    await expect(changesSent()).toEqual(['PATCH 1 rented']);
    await userEvent.click(await toastButton('Undo'));
    await expectToast('Undone');
    await waitFor(async () => expect(await statusMenu('Home 1')).toHaveTextContent('Active'));
    await expect(await statusMenu('Home 1')).toHaveFocus();
    await expect(changesSent()).toEqual(['PATCH 1 active', 'PATCH 1 rented']);
  },
};

/** The list shows active homes only, so Undo finds no row: focus moves to the screen's heading. */
export const UndoOfHidden: Story = {
  tags: ['slow'],
  parameters: { route: '/agent/dashboard?status=active' },
  play: async () => {
    await chooseStatus('Home 1', 'Rented');
    await waitFor(async () => expect(await rowTitles()).not.toContain('Home 1'));
    await userEvent.click(await toastButton('Undo'));
    await expect(await heading()).toHaveFocus();
    await expectToast('Undone');
    await userEvent.click(main().getByRole('radio', { name: /^All,/ }));
    await waitFor(async () => expect(await statusMenu('Home 1')).toHaveTextContent('Active'));
  },
};

/** Changed again on another device before Undo was pressed: that status stays, and a toast says so. */
export const UndoneTooLate: Story = {
  tags: ['slow'],
  play: async () => {
    await chooseStatus('Home 1', 'Rented');
    const undo = await toastButton('Undo');
    backendState.listings = backendState.listings.map((listing) =>
      listing.id === '1' ? { ...listing, status: 'inactive' } : listing,
    );
    await userEvent.click(undo);
    await expectToast('Not undone where the status has changed since');
    await expect(await statusMenu('Home 1')).toHaveTextContent('Inactive');
    await expect(changesSent()).toEqual(['PATCH 1 rented']);
  },
};

/** The server rejects the change: the row says why, and keeps its status. */
export const Rejected: Story = {
  tags: ['slow'],
  beforeEach: seed('1'),
  play: async () => {
    await chooseStatus('Home 1', 'Rented');
    await expectToast('Failed to update property');
    await expect(
      (await row('Home 1')).getByText('Not marked as rented. The listing is under review.'),
    ).toBeVisible();
    await expect(await statusMenu('Home 1')).toHaveTextContent('Active');
    rejectedIds.clear();
    await chooseStatus('Home 1', 'Rented');
    await expectToast('Marked as rented');
    await expect((await row('Home 1')).queryByText(/^Not marked/)).toBeNull();
  },
};

/** A request in flight: the menu is busy, and a second press sends nothing. */
export const Saving: Story = {
  tags: ['slow'],
  parameters: { msw: dashboardHandlers({ updateProperty: outcomes.updatePropertyForever() }) },
  play: async () => {
    await chooseStatus('Home 1', 'Rented');
    const menu = await statusMenu('Home 1');
    await expect(menu).toHaveAccessibleName('Status of Home 1: saving');
    await userEvent.click(menu);
    await expect((await row('Home 1')).queryByRole('button', { name: /^Mark as/ })).toBeNull();
  },
};

/** A change of several listings leaves out one whose status is being saved, and says so. */
export const BulkWhileSaving: Story = {
  tags: ['slow'],
  parameters: {
    msw: dashboardHandlers({
      updateProperty: respondTo('updateProperty', ({ params }) =>
        params.id === '1' ? outcomes.updatePropertyForever() : { success: true },
      ),
    }),
  },
  play: async () => {
    await chooseStatus('Home 1', 'Rented');
    await select('Home 1', 'Home 2');
    await openBulkStatus('Inactive');
    const dialog = await confirmation('Mark 2 properties as inactive');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark 2 properties as inactive' }));
    const result = await confirmation('1 property marked as inactive, 1 not');
    await expect(result.getByText('It is being changed already.')).toBeVisible();
  },
};

/** Activating exceeds the plan's limit: its dialog opens, and the row says why. */
export const LimitReached: Story = {
  tags: ['slow'],
  parameters: {
    msw: dashboardHandlers({
      updateProperty: outcomes.updatePropertyError(403, {
        message: 'Listing limit reached. Please upgrade your plan.',
      }),
    }),
  },
  play: async () => {
    await chooseStatus('Home 3', 'Active');
    await findDialog('Listing Limit Reached');
    await userEvent.keyboard('{Escape}');
    await expectNoDialog('dialog');
    await expect(
      (await row('Home 3')).getByText(/^Not marked as active\. Listing limit reached/),
    ).toBeVisible();
  },
};

/** The token is rejected: one toast, and the login. */
export const SessionExpired: Story = {
  tags: ['slow'],
  parameters: {
    msw: dashboardHandlers({ updateProperty: outcomes.updatePropertyError(401) }),
  },
  play: async () => {
    await chooseStatus('Home 1', 'Rented');
    await heading('Agent Login');
    await expectToast('Session expired');
  },
};

/** Three listings are selected: the bar says how many, and what can be done with them. */
export const Selected: Story = {
  tags: ['slow'],
  play: async () => {
    await select('Home 1', 'Home 2', 'Home 4');
    await expect(selection().getByText('3 selected')).toBeVisible();
    await userEvent.click(selection().getByRole('button', { name: 'Select all 14' }));
    await expect(selection().getByText('14 selected')).toBeVisible();
    await userEvent.click(selection().getByRole('button', { name: 'Clear selection' }));
    await expect(main().queryByRole('group', { name: 'Selected listings' })).toBeNull();
    await userEvent.click(main().getByRole('checkbox', { name: 'Select all on this page' }));
    await expect(selection().getByText('14 selected')).toBeVisible();
    // What the search hides is not selected any more.
    await userEvent.type(main().getByRole('searchbox', { name: 'Search your listings' }), 'home 14');
    await waitFor(() => expect(selection().getByText('1 selected')).toBeVisible());
  },
};

/** One confirmation names the listings, and those that are left out. Cancel sends nothing. */
export const Confirmation: Story = {
  tags: ['slow'],
  play: async () => {
    await select('Home 1', 'Home 2', 'Home 5');
    await openBulkStatus('Rented');
    const dialog = await confirmation('Mark 2 properties as rented');
    await expect(dialog.getByText('Home 1')).toBeVisible();
    await expect(dialog.getByText('Home 2')).toBeVisible();
    await expect(dialog.getByText('Already so, left out')).toBeVisible();
    await expect(dialog.getByText('Home 5')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expectNoDialog();
    await expect(changesSent()).toEqual([]);
    await expect(selection().getByText('3 selected')).toBeVisible();
    // No row is below the selection bar, where axe would find its buttons covered.
    window.scrollTo(0, 0);
  },
};

/** Two listings are marked as rented together; Undo restores both, each with its own status. */
export const BulkStatus: Story = {
  tags: ['slow'],
  play: async () => {
    await select('Home 2', 'Home 3');
    await openBulkStatus('Rented');
    const dialog = await confirmation('Mark 2 properties as rented');
    const button = dialog.getByRole('button', { name: 'Mark 2 properties as rented' });
    button.click();
    button.click();
    await expectNoDialog();
    await expectToast('2 properties marked as rented');
    await expect(changesSent()).toEqual(['PATCH 2 rented', 'PATCH 3 rented']);
    await waitFor(async () => expect(await statusMenu('Home 3')).toHaveTextContent('Rented'));
    await expect(main().queryByRole('group', { name: 'Selected listings' })).toBeNull();
    await userEvent.click(await toastButton('Undo'));
    await expectToast('Undone');
    await waitFor(async () => expect(await statusMenu('Home 2')).toHaveTextContent('Active'));
    await waitFor(async () => expect(await statusMenu('Home 3')).toHaveTextContent('Inactive'));
  },
};

/** One of three deletions is rejected: the dialog names it and why, and only that one is sent again. */
export const PartialFailure: Story = {
  tags: ['slow'],
  beforeEach: seed('2'),
  play: async () => {
    await select('Home 1', 'Home 2', 'Home 3');
    await userEvent.click(selection().getByRole('button', { name: 'Delete' }));
    const question = await confirmation('Delete 3 properties');
    await userEvent.click(question.getByRole('button', { name: 'Delete 3 properties' }));
    const result = await confirmation('2 properties deleted, 1 not');
    await expect(result.getByText('The listing is under review.')).toBeVisible();
    await expect(changesSent()).toEqual(['DELETE 1', 'DELETE 2', 'DELETE 3']);

    backendState.requests = [];
    await userEvent.click(result.getByRole('button', { name: 'Try again (1)' }));
    await waitFor(() => expect(changesSent()).toEqual(['DELETE 2']));
    const again = await confirmation('2 properties deleted, 1 not');

    rejectedIds.clear();
    backendState.requests = [];
    await userEvent.click(await again.findByRole('button', { name: 'Try again (1)' }));
    await expectNoDialog();
    await expect(changesSent()).toEqual(['DELETE 2']);
    await expectToast('3 properties deleted');
    await expect(await rows()).toHaveLength(11);
    await expect(await rowTitles()).not.toContain('Home 2');
  },
};

/** Closed after a partial failure: the row says why, and stays selected. */
export const ClosedAfterFailure: Story = {
  tags: ['slow'],
  beforeEach: seed('2'),
  play: async () => {
    await select('Home 1', 'Home 2');
    await userEvent.click(selection().getByRole('button', { name: 'Delete' }));
    const question = await confirmation('Delete 2 properties');
    await userEvent.click(question.getByRole('button', { name: 'Delete 2 properties' }));
    const result = await confirmation('1 property deleted, 1 not');
    await userEvent.click(result.getByRole('button', { name: 'Close' }));
    await expectNoDialog();
    const failed = await row('Home 2');
    await expect(failed.getByText('Not deleted. The listing is under review.')).toBeVisible();
    await expect(failed.getByRole('checkbox')).toBeChecked();
    await expect(selection().getByText('1 selected')).toBeVisible();
  },
};

/** Every request fails: nothing is done, each listing says why, and everything can be sent again. */
export const AllFailed: Story = {
  tags: ['slow'],
  beforeEach: seed('1', '2'),
  play: async () => {
    await select('Home 1', 'Home 2');
    await userEvent.click(selection().getByRole('button', { name: 'Delete' }));
    const question = await confirmation('Delete 2 properties');
    await userEvent.click(question.getByRole('button', { name: 'Delete 2 properties' }));
    const result = await confirmation('0 properties deleted, 2 not');
    await expect(result.getAllByText('The listing is under review.')).toHaveLength(2);
    await expect(result.getByRole('button', { name: 'Try again (2)' })).toBeVisible();
  },
};

/** No response: Stop ends the wait, and the dialog says what is not certain. */
export const Stopped: Story = {
  tags: ['slow'],
  parameters: {
    msw: dashboardHandlers({
      deleteProperty: outcomes.deletePropertyForever(),
    }),
  },
  play: async () => {
    await select('Home 1', 'Home 2');
    await userEvent.click(selection().getByRole('button', { name: 'Delete' }));
    const dialog = await confirmation('Delete 2 properties');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete 2 properties' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Stop' }));
    const result = await confirmation('0 properties deleted, 2 not');
    await expect(
      result.getAllByText('Stopped before a response came. It may have been deleted.'),
    ).toHaveLength(2);
  },
};

/** Duplicate opens the form for a new listing, filled from this one. */
export const Duplicate: Story = {
  tags: ['slow'],
  play: async () => {
    await userEvent.click((await row('Home 5')).getByRole('button', { name: 'More actions for Home 5' }));
    await userEvent.click((await row('Home 5')).getByRole('button', { name: 'Duplicate' }));
    await expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('Home 5');
    await expect(currentUrl()).toBe('/agent/list-property?copy=5');
    await expect(screen.getByText(/Its photos are not copied/)).toBeVisible();
  },
};

/** Picture for Status draws the listing; focus returns to the menu of its row. */
export const Picture: Story = {
  play: async () => {
    const more = (await row('Home 5')).getByRole('button', { name: 'More actions for Home 5' });
    await userEvent.click(more);
    await userEvent.click((await row('Home 5')).getByRole('button', { name: 'Picture for Status' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share picture' }));
    await dialog.findByRole('img', { name: 'Preview: Home 5' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** The message about a new listing leads here: its picture opens once. */
export const PictureOfNewListing: Story = {
  tags: ['slow'],
  parameters: { route: '/agent/dashboard?picture=5' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Share picture' }));
    await dialog.findByRole('img', { name: 'Preview: Home 5' });
    await expect(currentUrl()).toBe('/agent/dashboard');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** At the listing limit, Duplicate opens the limit dialog. */
export const DuplicateAtLimit: Story = {
  tags: ['slow'],
  beforeEach: () => {
    rejectedIds.clear();
    seedRows(createListings(14), { agent: wireAma({ listingLimit: 10, currentListings: 14 }) })();
  },
  play: async () => {
    await heading();
    await userEvent.click((await row('Home 5')).getByRole('button', { name: 'More actions for Home 5' }));
    await userEvent.click((await row('Home 5')).getByRole('button', { name: 'Duplicate' }));
    await findDialog('Listing Limit Reached');
  },
};
