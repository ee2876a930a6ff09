import { ApiError, writeDraft } from '@efie/api';
import type { Listing } from '@efie/domain/listing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { expectFieldValues, formControl } from '../../fields/storyFields';
import { createDataTransfer, createPhotoFile } from '../../fields/storyPhotos';
import { Button } from '../../primitives';
import { onFailed, fakeSend, findDraftTime, formPlays } from '../storyForms';
import { SAVED_VALUES, VILLA } from './storyVilla';
import { EditListingForm, type EditListingFormProps } from './EditListingForm';
import { useEditListingForm, type EditListingFormOptions, type SaveRequest } from './useEditListingForm';

interface StoryFormProps
  extends
    Pick<EditListingFormOptions, 'onDone'>,
    Pick<EditListingFormProps, 'onNotice' | 'onReload' | 'isReloading'> {
  listing: Listing;
  /** A rejection is the response of the server. */
  send: (changes: SaveRequest['changes']) => Promise<unknown>;
}

/** The form with the state and the submit button of the dialog that renders it. */
function EditListingFormWithState({ listing, send, onDone, ...props }: StoryFormProps) {
  const form = useEditListingForm({
    listing,
    save: async ({ changes }) => {
      await send(changes);
      return { kind: 'saved' };
    },
    onDone,
    onFailed,
  });
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <EditListingForm id="edit" form={form} {...props} />
      <Button
        type="submit"
        form="edit"
        isLoading={form.isSubmitting}
        disabledReason={form.isSubmitting ? undefined : form.waitReason}
      >
        Update Property
      </Button>
    </div>
  );
}

const meta = {
  title: 'Forms/EditListingForm',
  component: EditListingFormWithState,
  argTypes: {
    listing: { description: 'The saved listing.' },
    send: { description: 'Sends the changed fields; a rejection is the response of the server.' },
    onDone: { description: 'Called after the listing was saved.' },
    onNotice: { description: 'Receives messages about the photos, for a toast.' },
    onReload: { description: 'Reloads the listing; offered when it was changed elsewhere.' },
    isReloading: { description: 'The latest version is being loaded.' },
  },
  args: {
    listing: VILLA,
    send: fakeSend.accepted(),
    onDone: fn(),
    onNotice: fn(),
    onReload: fn(),
    isReloading: false,
  },
  parameters: {
    design: designs('edit-property-dialog'),
    layout: 'padded',
    guide: {
      use: 'The fields of the Edit Property dialog, which holds their state, sends them and has the submit button.',
      avoid: 'A new listing: ListPropertyForm.',
      anatomy: ['note on conflicts', 'fields of the listing', 'photos', 'failures of photos'],
      accessibility: [
        "As Server form. The list of photos that failed takes focus. The submit button is in the dialog's footer.",
      ],
      related: ['EditListing', 'ListPropertyForm'],
    } satisfies Guide,
  },
} satisfies Meta<typeof EditListingFormWithState>;
export default meta;

type Story = StoryObj<typeof meta>;

const VALUES = {
  Title: 'Townhouse by the lagoon',
  Description: 'Three floors with a view of the water.',
  'Property type': 'townhouse',
  'Listing type': 'sale',
  Price: '10250.5',
  Status: 'sold',
  Bedrooms: '4',
  Bathrooms: '3',
  'Parking spaces': '2',
  Area: '3900',
  Region: 'Volta',
  Town: 'Keta',
  'Specific location': 'By the lagoon',
};
const CHANGES = {
  title: VALUES.Title,
  description: VALUES.Description,
  propertyType: 'townhouse',
  listingType: 'sale',
  price: '10250.5',
  status: 'sold',
  bedrooms: '4',
  bathrooms: '3',
  parking: '2',
  area: '3900',
  region: 'Volta',
  district: 'Keta',
  specificLocation: VALUES['Specific location'],
};
const LABELS = {
  title: 'Title',
  description: 'Description',
  price: 'Price',
  district: 'Town',
  specificLocation: 'Specific location',
};
const plays = formPlays({
  submitLabel: 'Update Property',
  values: VALUES,
  labels: LABELS,
  initial: SAVED_VALUES,
  shown: { Price: '10,250.5', Area: '3,900' },
});
const update = () => userEvent.click(plays.submitButton());
const replaceText = async (label: string, text: string) => {
  await userEvent.clear(formControl(label));
  if (text !== '') await userEvent.paste(text);
};
const chips = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('button');
const storeDraft = () => {
  writeDraft('edit 31', { title: 'Villa with a new roof' });
};

/** The saved listing. */
export const Default: Story = {
  play: async () => {
    await plays.empty();
    await expect(chips('Chosen')).toHaveLength(2);
  },
};

/** Every field is changed. */
export const Filled: Story = { play: plays.filled };

/** Required fields are emptied: each says so, focus is on the summary, whose links lead to them, and nothing is sent. */
export const EmptySubmitted: Story = {
  tags: ['slow'],
  play: async ({ args }) => {
    for (const label of ['Title', 'Description', 'Price', 'Specific location']) await replaceText(label, '');
    await userEvent.selectOptions(formControl('Region'), 'Ashanti');
    await update();
    const summary = await screen.findByRole('group', {
      name: 'Please fix the errors in the following fields: Title, Description, Price, Town, Specific Location',
    });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(screen.getByRole('link', { name: 'Specific Location' }));
    await expect(formControl('Specific location')).toHaveFocus();
    for (const label of ['Title', 'Description', 'Price', 'Town', 'Specific location']) {
      await expect(formControl(label)).toHaveAccessibleDescription(
        expect.stringContaining(`${label} field is required`),
      );
    }
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.type(formControl('Title'), 'V');
    await expect(formControl('Title')).not.toBeInvalid();
  },
};

/** The server rejects five fields: each shows its message, which is removed when the field is edited. */
export const FieldErrors: Story = {
  tags: ['visual', 'slow'],
  args: { send: fakeSend.fieldErrors(LABELS) },
  play: plays.fieldErrors,
};

/** The server rejects the changes: its message has focus, the fields keep their values, and it can be sent again. */
export const Refused: Story = { tags: ['slow'], args: { send: fakeSend.refused() }, play: plays.refused };

/** The listing was changed elsewhere: the latest version is offered, and the fields keep their values. */
export const Conflict: Story = {
  tags: ['slow'],
  args: {
    send: fn(() =>
      Promise.reject(
        new ApiError({ kind: 'http', status: 409, serverMessage: 'This was changed elsewhere.' }),
      ),
    ),
  },
  play: async ({ args }) => {
    await plays.fillAndSubmit();
    await userEvent.click(await screen.findByRole('button', { name: 'Reload latest' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await expectFieldValues({ Title: VALUES.Title });
  },
};

/** Too many attempts: the message says when to try again, and the button is disabled until then. */
export const TooMany: Story = {
  tags: ['slow'],
  args: { send: fakeSend.rateLimited() },
  play: plays.tooMany,
};

/** In flight: the button is busy and keeps its width; submitting again does nothing. */
export const Submitting: Story = { args: { send: fakeSend.neverSettled() }, play: plays.submitting };

/** A slow response: the button stays busy, and the fields keep their values, until it arrives. */
export const Slow: Story = { tags: ['slow'], args: { send: fakeSend.held() }, play: plays.slow };

/** Offline: the message mentions the connection and has focus; the fields keep their values. */
export const Offline: Story = { args: { send: fakeSend.offline() }, play: plays.offline };

/** Saved: the changed fields are sent, numbers without separators. */
export const Done: Story = {
  tags: ['slow'],
  play: async ({ args }) => {
    await plays.fillAndSubmit();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ kind: 'saved' }, { hasEmptied: false }));
    await expect(args.send).toHaveBeenCalledOnce();
    await expect(args.send).toHaveBeenCalledWith(CHANGES);
    await expect(localStorage.getItem('efie-drafts')).toBeNull();
  },
};

/** Every change is undone, in fields and amenities: nothing is sent. */
export const Unchanged: Story = {
  play: async ({ args }) => {
    for (const title of ['Another one', SAVED_VALUES.Title]) await replaceText('Title', title);
    await replaceText('Price', '9500.00');
    const runningWater = () => screen.getByRole('button', { name: /(?<!No )Running Water/ });
    await userEvent.click(runningWater());
    await userEvent.click(runningWater());
    await update();
    await waitFor(() =>
      expect(args.onDone).toHaveBeenCalledWith({ kind: 'unchanged' }, { hasEmptied: false }),
    );
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** Numbers and amenities are emptied: empty numbers are not sent, the empty list of amenities is. */
export const Emptied: Story = {
  play: async ({ args }) => {
    for (const label of ['Bedrooms', 'Bathrooms', 'Parking spaces', 'Area']) await replaceText(label, '');
    for (const chip of chips('Chosen')) await userEvent.click(chip);
    await expect(screen.getByText('None chosen')).toBeVisible();
    await update();
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ amenities: [] }));
    await expect(args.onDone).toHaveBeenCalledWith({ kind: 'saved' }, { hasEmptied: true });
  },
};

/** Values that are not in our lists: shown as readable labels, and unchanged when another field is saved. */
export const UnknownValues: Story = {
  args: {
    listing: {
      ...VILLA,
      propertyType: 'beach_chalet',
      listingType: null,
      status: 'on_hold',
      district: 'Old Quarter',
      amenities: ['running_water', 'sea_view'],
    },
  },
  play: async ({ args }) => {
    const selectedLabel = (name: string) => formControl(name).querySelector('option:checked')?.textContent;
    await expect(selectedLabel('Property type')).toBe('Beach Chalet');
    await expect(selectedLabel('Status')).toBe('On Hold');
    await expect(selectedLabel('Listing type')).toBe('Select listing type');
    await expectFieldValues({ Town: 'Old Quarter' });
    await expect(screen.getByRole('button', { name: /Sea View/ })).toBeVisible();
    await replaceText('Price', '9600');
    await update();
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ price: '9600' }));
  },
};

/** Land keeps its type. */
export const Land: Story = {
  args: { listing: { ...VILLA, propertyType: 'land' } },
  play: async ({ args }) => {
    await expectFieldValues({ 'Property type': 'land' });
    await userEvent.selectOptions(formControl('Status'), 'Sold');
    await update();
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ status: 'sold' }));
  },
};

/** A photo is added to the saved ones. */
export const PhotoAdded: Story = {
  play: async () => {
    await screen.findByRole('button', { name: /^Add images/ });
    const stored = VILLA.photos.length;
    const input = document.querySelector('input[type="file"]');
    if (!input) throw new Error('The form has no file input.');
    const { files } = createDataTransfer([await createPhotoFile(2)]);
    Object.defineProperty(input, 'files', { configurable: true, value: files });
    await fireEvent.change(input);
    await expect(await screen.findByText(`Total images after update: ${stored + 1}/3 minimum`)).toBeVisible();
  },
};

/** The draft of an earlier visit is restored; the other fields show the saved listing. */
export const DraftRestored: Story = {
  beforeEach: storeDraft,
  play: async () => {
    await expect(await screen.findByText('Your draft is back.')).toBeVisible();
    await findDraftTime();
    await expectFieldValues({ ...SAVED_VALUES, Title: 'Villa with a new roof' });
  },
};

/** The restored draft is discarded: the saved values are back, and focus is on the first field. */
export const DraftDiscarded: Story = {
  beforeEach: storeDraft,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expectFieldValues(SAVED_VALUES);
    await expect(formControl('Title')).toHaveFocus();
    await expect(localStorage.getItem('efie-drafts')).toBeNull();
  },
};

/** Very long values and messages of the server wrap. */
export const LongText: Story = {
  args: {
    listing: { ...VILLA, district: 'Old Quarter by the Lagoon and the Market '.repeat(4).trim() },
    send: fakeSend.withLongMessage(),
  },
  play: async () => {
    await replaceText('Title', 'Townhouse'.repeat(40));
    await update();
    await expect(await screen.findByText('A field that this form has not.')).toBeVisible();
  },
};

/** Right to left, with a message above the fields. */
export const RightToLeft: Story = {
  tags: ['slow'],
  globals: { direction: 'rtl' },
  args: { send: fakeSend.refused() },
  play: plays.rightToLeft,
};
