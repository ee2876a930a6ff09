import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import { EditListing } from './EditListing';
import {
  ARGS,
  card,
  EditListingFromCard,
  expectToast,
  receivedRequests,
  changeOnServer,
  chooseFiles,
  dialog,
  editHandlers,
  expectTotal,
  field,
  seedVilla,
  expectDialogClosed,
  findServerListing,
  openDialog,
  onPatch,
  createPhotoFiles,
  pressButton,
  errorResponse,
  setField,
  updateButton,
  UPDATED,
  drafts,
  summary,
} from './storyEditListing';

const meta = {
  title: 'Dialogs/EditListing/Refused',
  component: EditListing,
  args: ARGS,
  render: (args) => <EditListingFromCard {...args} />,
  parameters: {
    design: designs('edit-property-dialog'),
    kind: 'overlay',
    session: 'agent-premium',
    msw: editHandlers(),
  },
  beforeEach: seedVilla(),
} satisfies Meta<typeof EditListing>;
export default meta;

type Story = StoryObj<typeof meta>;
const FAILED = 'Failed to update property';

/** The server rejects fields, including the district: each shows the server's message, and the input stays. */
export const RefusedFields: Story = {
  tags: ['slow'],
  parameters: {
    msw: editHandlers({
      patch: () => [
        errorResponse(422, 'The given data was invalid.', {
          title: ['Title is taken.', 'More.'],
          specific_location: 'Say where it is.',
          town: ['District field is required'],
        }),
      ],
    }),
  },
  play: async () => {
    await openDialog();
    await setField('Title', 'Villa');
    await chooseFiles(...(await createPhotoFiles(0)));
    await expectTotal(5);
    await userEvent.click(updateButton());
    await waitFor(() => expect(field('Title')).toHaveAccessibleDescription('Title is taken.'));
    await waitFor(() => expect(field('Title')).toHaveFocus());
    await expect(field('Specific location')).toHaveAccessibleDescription('Say where it is.');
    await expect(field('Town')).toHaveAccessibleDescription('District field is required');
    await expectToast('The given data was invalid.');
    await expect(field('Title')).toHaveValue('Villa');
    await expectTotal(5);
    await expect(receivedRequests).toEqual(['PATCH 31']);
  },
};

/** A server error, then a connection error, then success: the input survives each failure. */
export const TriedAgain: Story = {
  tags: ['slow'],
  parameters: {
    msw: editHandlers({
      patch: () => [new HttpResponse('<h1>Trace</h1>', { status: 500 }), HttpResponse.error(), undefined],
    }),
  },
  play: async () => {
    await openDialog();
    await setField('Title', 'Villa on a quiet road');
    await userEvent.click(updateButton());
    await waitFor(async () => expect(await summary(FAILED)).toHaveFocus());
    await expectToast(FAILED);
    await userEvent.click(updateButton());
    await summary(`${FAILED} Check your connection.`);
    await expect(field('Title')).toHaveValue('Villa on a quiet road');
    await userEvent.click(updateButton());
    await expectToast(UPDATED);
    await expectDialogClosed();
    await expect(await card('Villa on a quiet road')).toBeDefined();
    await expect(onPatch.mock.lastCall?.[0]).toEqual([['title', 'Villa on a quiet road']]);
  },
};

/** The server reports a conflict: Reload latest loads the server's values, and edited fields keep theirs. */
export const Conflict: Story = {
  parameters: {
    msw: editHandlers({ patch: () => [errorResponse(409, 'This was changed elsewhere.'), undefined] }),
  },
  play: async () => {
    await openDialog();
    await setField('Description', 'Shade until late afternoon.');
    await pressButton('Mark photo 3 for deletion');
    changeOnServer({ title: 'Villa by the lagoon', price: 12_000 });
    await userEvent.click(updateButton());
    await summary('This was changed elsewhere.');
    await pressButton('Reload latest');
    await waitFor(() => expect(field('Title')).toHaveValue('Villa by the lagoon'));
    await expect(field('Price')).toHaveValue('12,000');
    await expect(field('Description')).toHaveValue('Shade until late afternoon.');
    await expect(dialog().getByText('Marked for deletion')).toBeVisible();
    await expect(dialog().queryByRole('button', { name: 'Reload latest' })).toBeNull();
    await userEvent.click(updateButton());
    await expectToast(UPDATED);
    await expect(onPatch.mock.lastCall?.[0]).toEqual([['description', 'Shade until late afternoon.']]);
    await expect(findServerListing()?.price).toBe(12_000);
  },
};

const LIMIT = 'Listing limit reached. Please upgrade your plan.';

/** Reactivating a sold listing exceeds the limit: the dialog closes, its screen is told, and the draft stays. */
export const LimitReached: Story = {
  parameters: { msw: editHandlers({ patch: () => [errorResponse(403, LIMIT)] }) },
  beforeEach: seedVilla({ status: 'sold' }),
  play: async ({ args }) => {
    await openDialog();
    await setField('Status', 'Active');
    await userEvent.click(updateButton());
    await expectDialogClosed();
    await expectToast(LIMIT);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onLimitReached).toHaveBeenCalledOnce();
    await expect(drafts()).toContain('active');
  },
};

/** A message that only resembles the limit message is shown as an ordinary error. */
export const NearlyTheLimit: Story = {
  tags: ['slow'],
  parameters: { msw: editHandlers({ patch: () => [errorResponse(403, `${LIMIT} `)] }) },
  play: async ({ args }) => {
    await openDialog();
    await setField('Status', 'Inactive');
    await userEvent.click(updateButton());
    await summary(/^Listing limit reached/);
    await expect(args.onLimitReached).not.toHaveBeenCalled();
  },
};

/** The listing was changed in another tab during editing: only the fields edited here are sent. */
export const TwoTabs: Story = {
  play: async () => {
    await openDialog();
    await setField('Specific location', 'Behind the market');
    changeOnServer({
      title: 'Villa by the lagoon',
      price: 12_000,
      amenities: ['tiled_floor'],
      town: 'Tema',
    });
    await userEvent.click(updateButton());
    await expectToast(UPDATED);
    await expect(onPatch.mock.lastCall?.[0]).toEqual([['specific_location', 'Behind the market']]);
    await expect(findServerListing()).toMatchObject({
      title: 'Villa by the lagoon',
      price: 12_000,
      town: 'Tema',
      specificLocation: 'Behind the market',
    });
  },
};
