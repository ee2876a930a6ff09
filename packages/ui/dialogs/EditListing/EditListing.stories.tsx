import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { SlowNotice } from '../../panels/SlowNotice';
import { EditListing } from './EditListing';
import {
  ARGS,
  card,
  EditListingFromCard,
  expectToast,
  receivedRequests,
  chooseFiles,
  dialog,
  editedListing,
  editHandlers,
  expectTotal,
  field,
  createPendingResponse,
  seedVilla,
  changeOnServer,
  expectDialogClosed,
  findServerListing,
  openDialog,
  findEditButton,
  onPatch,
  createPhotoFiles,
  pressButton,
  setField,
  tiles,
  updateButton,
  type ResponseSequence,
  UPDATED,
  drafts,
  summary,
} from './storyEditListing';

const meta = {
  title: 'Dialogs/EditListing',
  component: EditListing,
  args: ARGS,
  render: (args) => <EditListingFromCard {...args} />,
  parameters: {
    design: designs('edit-property-dialog'),
    kind: 'overlay',
    session: 'agent-premium',
    msw: editHandlers(),
    guide: {
      use: 'Changes an agent’s own listing and its photos. It sends the requests and closes when all are saved.',
      avoid: 'A new listing: the List Property screen.',
      anatomy: ['header', 'EditListingForm', 'footer with Cancel and the submit button'],
      accessibility: [
        'As FormDialog: it is locked and announces progress while it saves; only photos can be canceled. Focus moves to the first invalid field or failed photo.',
      ],
      related: ['EditListingForm', 'FormDialog', 'ManagedPropertyCard'],
    } satisfies Guide,
  },
  beforeEach: seedVilla(),
} satisfies Meta<typeof EditListing>;
export default meta;

type Story = StoryObj<typeof meta>;
const optionsOf = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map((option) => option.textContent);

const AS_SAVED = {
  Title: 'Villa with a shaded front terrace',
  Price: '9,500',
  Bedrooms: '5',
  Bathrooms: '5',
  'Parking spaces': '3',
  Area: '4,200',
  Region: 'Greater Accra',
  Town: 'Accra',
  'Specific location': 'Lagos Avenue, East Legon',
  'Property type': 'villa',
  'Listing type': 'rent',
  Status: 'active',
};

async function expectFields(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    await waitFor(() => expect(field(label)).toHaveValue(value));
  }
}

/** Opened with the keyboard: the fields have the listing's values, and nothing is sent. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    const editButton = await findEditButton();
    editButton.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Edit Property' });
    await dialog().findByRole('button', { name: /^Add images/ });
    await expectFields({ ...AS_SAVED, Description: editedListing.description });
    await expect(optionsOf('Property type')).toEqual([
      'Apartment',
      'House',
      'Studio',
      'Shared Room',
      'Townhouse',
      'Villa',
      'Land',
      'Commercial',
    ]);
    await expect(optionsOf('Listing type')).toEqual(['For Rent', 'For Sale']);
    await expect(optionsOf('Status')).toEqual(['Active', 'Inactive', 'Sold', 'Rented']);
    const optional = ['Bedrooms', 'Bathrooms', 'Parking spaces', 'Area'];
    for (const label of [...Object.keys(AS_SAVED), 'Description']) {
      await expect(field(label)).toHaveProperty('required', !optional.includes(label));
    }
    await expect(dialog().getByText('Fields marked * are required.')).toBeVisible();
    const chips = (name: string) =>
      within(dialog().getByRole('list', { name }))
        .getAllByRole('button')
        .map((chip) => chip.getAttribute('aria-label') ?? chip.textContent);
    await expect(chips('Chosen')).toHaveLength(4);
    await expect(chips('To add')).toHaveLength(13);
    await expect(tiles('Current images')).toHaveLength(4);
    await expectTotal(4);
    const panel = screen.getByRole('dialog').getBoundingClientRect();
    await expect(panel.width).toBe(Math.min(760, window.innerWidth));
    await expect(panel.height).toBeLessThanOrEqual(window.innerHeight - 48);
    await expect(updateButton()).toBeVisible();
    await expect(receivedRequests).toEqual([]);
  },
};

const pending = { patch: createPendingResponse() };

/** Only the changed fields are sent; the card shows them after the save. */
export const Saved: Story = {
  parameters: {
    msw: editHandlers({ patch: () => [pending.patch.response] }),
  },
  beforeEach: () => {
    seedVilla()();
    pending.patch = createPendingResponse();
  },
  play: async () => {
    await openDialog();
    await setField('Price', '10250.5');
    await setField('Status', 'Rented');
    await setField('Listing type', 'For Sale');
    await setField('Property type', 'Townhouse');
    await setField('Region', 'Volta');
    await expect(field('Town')).toHaveValue('');
    await setField('Town', 'Keta');
    await setField('Specific location', 'By the lagoon');
    await pressButton(/Air Conditioner/);
    await pressButton(/Tiled Floor/);
    await userEvent.dblClick(updateButton());
    await waitFor(() => expect(updateButton()).toHaveTextContent('Updating...'));
    await expect(updateButton()).toHaveAttribute('aria-busy', 'true');
    pending.patch.open();
    await expectToast(UPDATED);
    await expectDialogClosed();
    await expect(receivedRequests).toEqual(['PATCH 31']);
    const [parts, raw] = onPatch.mock.lastCall ?? [[], ''];
    await expect([...parts].toSorted(([first], [second]) => first.localeCompare(second))).toEqual([
      ['amenities[]', 'running_water'],
      ['amenities[]', 'borehole_water'],
      ['amenities[]', 'walled_and_gated'],
      ['amenities[]', 'tiled_floor'],
      ['listing_type', 'sale'],
      ['price', '10250.5'],
      ['property_type', 'townhouse'],
      ['region', 'Volta'],
      ['specific_location', 'By the lagoon'],
      ['status', 'rented'],
      ['town', 'Keta'],
    ]);
    await expect(raw).toMatch(/^--\S+\r\nContent-Disposition: form-data; name="/);
    await expect(raw).toContain('name="price"\r\n\r\n10250.5\r\n--');
    const shown = await card(editedListing.title);
    await expect(await shown.findByText(/10,250\.50/)).toBeVisible();
    await expect(shown.getByText('Rented')).toBeVisible();
    await expect(drafts()).toBe('');
  },
};

/** Saved, but the response is empty: the listing on the server shows the change, and the dialog closes. */
export const Unconfirmed: Story = {
  tags: ['slow'],
  parameters: {
    msw: editHandlers({
      patch: () => {
        changeOnServer({ title: 'Villa by the lagoon' });
        return [new Response(null, { status: 204 })];
      },
    }),
  },
  play: async () => {
    await openDialog();
    await setField('Title', 'Villa by the lagoon');
    await userEvent.click(updateButton());
    await expectToast(UPDATED);
    await expectDialogClosed();
    await expect(receivedRequests).toEqual(['PATCH 31']);
  },
};

/** Number fields and amenities are emptied: empty numbers are not sent, the empty amenity list is. */
export const Emptied: Story = {
  tags: ['slow'],
  play: async () => {
    await openDialog();
    for (const label of ['Bedrooms', 'Bathrooms', 'Parking spaces', 'Area']) await setField(label, '');
    const chosen = within(dialog().getByRole('list', { name: 'Chosen' }));
    for (const chip of chosen.getAllByRole('button')) await userEvent.click(chip);
    await expect(dialog().getByText('None chosen')).toBeVisible();
    await userEvent.click(updateButton());
    await expectToast(UPDATED);
    await expectToast('Empty number fields keep their saved values.');
    await expect(onPatch.mock.lastCall?.[0]).toEqual([['amenities[]', '']]);
    await expect(findServerListing()?.bedrooms).toBe(5);
  },
};

/** Every change is undone before saving, in fields, chips and photo marks: nothing is sent. */
export const NothingChanged: Story = {
  tags: ['slow'],
  play: async () => {
    await openDialog();
    await setField('Title', 'Another one');
    await setField('Title', AS_SAVED.Title);
    await setField('Price', '9500.00');
    await pressButton(/(?<!No )Running Water/);
    await pressButton(/(?<!No )Running Water/);
    await pressButton('Mark photo 2 for deletion');
    await pressButton('Undo deletion of photo 2');
    await userEvent.click(updateButton());
    await expectToast('No Changes');
    await expectToast('No changes were made to the property.');
    await expect(receivedRequests).toEqual([]);
    await expect(updateButton()).toBeVisible();
  },
};

/** Escape keeps a draft, restored when the dialog opens again, with the photos to add again by name; Cancel discards it. */
export const DraftKept: Story = {
  tags: ['slow'],
  play: async () => {
    await openDialog();
    await setField('Title', 'Villa with a new roof');
    await chooseFiles(...(await createPhotoFiles(4)));
    await expectTotal(5);
    await userEvent.keyboard('{Escape}');
    await expectDialogClosed();
    await expect(drafts()).toContain('Villa with a new roof');
    await expect(drafts()).not.toContain('Lagos Avenue');
    changeOnServer({ price: 12_000 });
    await openDialog();
    await expect(dialog().getByText('Your draft is back.')).toBeVisible();
    await expect(dialog().getByText('Add these photos again: bedroom.jpg')).toBeVisible();
    await expect(field('Title')).toHaveValue('Villa with a new roof');
    await pressButton('Cancel');
    await expectDialogClosed();
    await expect(drafts()).toBe('');
    await openDialog();
    await expect(field('Title')).toHaveValue(AS_SAVED.Title);
    await expect(dialog().queryByText(/Your draft/)).toBeNull();
    await expect(receivedRequests).toEqual([]);
  },
};

const neverSettles: { responses: ResponseSequence } = {
  responses: [new Promise<undefined>(() => undefined)],
};

/** A slow save: the form is inert, its photos are locked, and Escape does not close it; after Cancel the input is still there. */
export const TakesLong: Story = {
  tags: ['slow'],
  args: { slowNotice: (onCancel) => <SlowNotice onCancel={onCancel} delay={0} /> },
  parameters: { msw: editHandlers({ patch: () => neverSettles.responses }) },
  play: async () => {
    await openDialog();
    await setField('Title', 'Villa with a new roof');
    // What Enter in a field does; the submit button is outside the form element.
    field('Title').form?.requestSubmit();
    await expect(await dialog().findByText('This is taking longer than usual.')).toBeVisible();
    await expect(updateButton()).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(updateButton()).toHaveTextContent('Updating...');
    await waitFor(() => expect(receivedRequests).toEqual(['PATCH 31']));
    await expect(field('Title').closest('[inert]')).not.toBeNull();
    await expect(dialog().queryByRole('button', { name: /^Mark photo/ })).toBeNull();
    const [, cancelSave] = dialog().getAllByRole('button', { name: 'Cancel' }).toReversed();
    await userEvent.click(cancelSave ?? updateButton());
    await summary('Update cancelled. Unsent changes are still in the form.');
    await expect(field('Title')).toHaveValue('Villa with a new roof');
    await expect(updateButton()).toHaveTextContent('Update Property');
  },
};

/** On a phone: a sheet with one column of fields and the buttons fixed at the bottom. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await openDialog();
    await expect(screen.getByRole('dialog').getBoundingClientRect().width).toBe(window.innerWidth);
    await waitFor(() =>
      expect(updateButton().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(field('Bedrooms').getBoundingClientRect().left).toBe(
      field('Bathrooms').getBoundingClientRect().left,
    );
    await expect(field('Description')).toBeInTheDocument();
  },
};

/** A listing with long text in every field and no photos. */
export const LongText: Story = {
  beforeEach: seedVilla({
    title: 'Townhouse'.repeat(40),
    description: 'A long description. '.repeat(100),
    specificLocation: 'x'.repeat(280),
    town: 'Old Quarter by the Lagoon and the Market '.repeat(4).trim(),
    amenities: ['a'.repeat(200), 'sea_view'],
    price: 999_999_999_999,
    images: [],
  }),
  play: async () => {
    await openDialog('Townhouse'.repeat(40));
    await expectTotal(0);
  },
};

/** Right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await openDialog();
    await expect(getComputedStyle(updateButton()).direction).toBe('rtl');
    const cancelButton = dialog().getByRole('button', { name: 'Cancel' });
    await expect(updateButton().getBoundingClientRect().right).toBeLessThan(
      cancelButton.getBoundingClientRect().left,
    );
  },
};
