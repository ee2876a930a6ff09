import { writeDraft } from '@efie/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import { expectFieldValues, formControl } from '../../fields/storyFields';
import { createDataTransfer, createPhotoFile } from '../../fields/storyPhotos';
import { Heading } from '../../primitives';
import { describeFailure, fakeSend, formPlays } from '../storyForms';
import { ListPropertyForm } from './ListPropertyForm';
import { guide } from './storyGuide';

const meta = {
  title: 'Forms/ListPropertyForm',
  component: ListPropertyForm,
  args: {
    heading: <Heading level={1}>List Property</Heading>,
    nextSignal: () => new AbortController().signal,
    send: fakeSend.accepted(),
    onDone: fn(),
    describeFailure,
    onInvalid: fn(),
    slowNotice: null,
    cancelHref: '/agent/dashboard',
    onCancel: fn(),
  },
  parameters: {
    design: designs('list-property'),
    layout: 'padded',
    guide,
  },
} satisfies Meta<typeof ListPropertyForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const VALUES = {
  Title: 'Two-bedroom apartment with a balcony',
  Description:
    'Second floor, cross-ventilated, with a balcony off the living room. Five minutes to the Spintex road and ten to the Accra Mall.',
  'Monthly Rent': '2800',
  Area: '980',
  Bedrooms: '2',
  Bathrooms: '2',
  Parking: '1',
  Region: 'Greater Accra',
  District: 'Tema',
  'Specific location': 'Near Coca-Cola roundabout, Spintex Road',
};
const DRAFT = {
  title: VALUES.Title,
  description: VALUES.Description,
  price: '2800',
  area: '980',
  bedrooms: '2',
  bathrooms: '2',
  parking: '1',
  region: VALUES.Region,
  district: VALUES.District,
  specificLocation: VALUES['Specific location'],
};
const LABELS = {
  title: 'Title',
  description: 'Description',
  price: 'Monthly Rent',
  district: 'District',
  specificLocation: 'Specific location',
};

async function addPhotos(from: number, to: number): Promise<void> {
  const files = await Promise.all(
    Array.from({ length: to - from }, (_, index) => createPhotoFile(from + index)),
  );
  const input = await waitFor(() => {
    const found = document.querySelector('[data-field="images"] input[type="file"]');
    if (!found) throw new Error('The photo field has not rendered yet.');
    return found;
  });
  Object.defineProperty(input, 'files', { configurable: true, value: createDataTransfer(files).files });
  await fireEvent.change(input);
  await expect(await screen.findByText(`${to} of 10 photos`)).toBeVisible();
}

const plays = formPlays({
  submitLabel: 'List Property',
  values: VALUES,
  labels: LABELS,
  shown: { 'Monthly Rent': '2,800' },
  fillRest: () => addPhotos(0, 3),
  draftNotice: 'Your draft from 21 November 2026 is back.',
  firstControl: () => screen.getByRole('radio', { name: /^For Rent/ }),
});
/** Whether the third photo has been deleted from the device. */
let isDeleted = false;

const storeDraft = () => {
  writeDraft('list-property', DRAFT);
};

/** Empty. The checklist says what is left to do. */
export const Empty: Story = {
  play: async () => {
    await plays.empty();
    await expect(await screen.findByText('0 of 7 done')).toBeVisible();
  },
};

/** Filled in, with three photos. */
export const Filled: Story = { play: plays.filled };

/** For sale: the price is not a monthly rent. */
export const ForSale: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^For Sale/ }));
    await waitFor(() => expect(formControl('Sale Price')).toBeVisible());
  },
};

/** Listed empty: each required field says what is missing, focus is on the first, and nothing is sent. */
export const EmptySubmitted: Story = {
  parameters: { proves: ['C485', 'C486', 'C487', 'C488'] },
  play: async ({ args }) => {
    await expectFieldValues({ 'Monthly Rent': '' });
    await userEvent.click(plays.submitButton());
    await waitFor(() => expect(formControl('Title')).toHaveFocus());
    const summary =
      'Please fix the errors in the following fields: Title, Description, Price, Region, District, Specific Location';
    await expect(screen.getByRole('group', { name: summary })).toBeVisible();
    await expect(args.onInvalid).toHaveBeenCalledWith(summary);
    for (const [label, message] of Object.entries({
      Title: 'Title field is required',
      Description: 'Description field is required',
      'Monthly Rent': 'GH₵ Price field is required',
      Region: 'Region field is required',
      District: 'District field is required',
      'Specific location': 'Specific location field is required',
    })) {
      await expect(formControl(label)).toBeInvalid();
      await expect(formControl(label)).toHaveAccessibleDescription(message);
    }
    await expect(screen.getByText('Please upload at least 3 images')).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.type(formControl('Title'), 'F');
    await expect(formControl('Title')).not.toBeInvalid();
  },
};

/** Filled in with two photos: only the photos are invalid. A third one clears the message. */
export const TooFewPhotos: Story = {
  beforeEach: storeDraft,
  parameters: { proves: ['C488'] },
  play: async ({ args }) => {
    await plays.draftRestored();
    await addPhotos(0, 2);
    await userEvent.click(plays.submitButton());
    const tooFew = 'Please upload at least 3 images';
    await waitFor(() => expect(args.onInvalid).toHaveBeenCalledWith(tooFew));
    await expect(screen.getByText(tooFew)).toBeVisible();
    await expect(screen.queryByText(/Please fix the errors/)).toBeNull();
    await addPhotos(2, 3);
    await expect(screen.queryByText(tooFew)).toBeNull();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** A photo was deleted from the device after it was chosen: its tile says so, and nothing is sent. */
export const UnreadablePhoto: Story = {
  beforeEach: () => {
    storeDraft();
    const { arrayBuffer } = Blob.prototype;
    const read = spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(function readUnlessGone(this: Blob) {
      const isGone = isDeleted && this instanceof File && this.name === 'kitchen.jpg';
      return isGone ? Promise.reject(new DOMException('', 'NotFoundError')) : arrayBuffer.call(this);
    });
    isDeleted = false;
    return () => read.mockRestore();
  },
  parameters: { proves: ['F117'] },
  play: async ({ args }) => {
    await plays.draftRestored();
    await addPhotos(0, 4);
    isDeleted = true;
    await userEvent.click(plays.submitButton());
    const tile = await screen.findByRole('button', { name: 'Try again, photo 3, kitchen.jpg' });
    await expect(tile).toBeVisible();
    await expect(screen.getByText('4 of 10 photos')).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 3, kitchen.jpg' }));
    await userEvent.click(plays.submitButton());
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
  },
};

/** The checklist before publishing follows the form. It is advice, and never blocks. */
export const Checklist: Story = {
  beforeEach: storeDraft,
  play: async () => {
    const item = (text: RegExp) => screen.getByText(text, { selector: 'li span' });
    await expect(await screen.findByText('3 of 7 done')).toBeVisible();
    await expect(item(/^The price/)).toHaveTextContent('The price, done');
    await expect(item(/^Water/)).toHaveTextContent('Water: tick where it comes from, to do');
    for (const name of ['Polytank Available', 'Prepaid Meter'])
      await userEvent.click(screen.getByRole('checkbox', { name }));
    await addPhotos(0, 6);
    await expect(screen.getByText('7 of 7 done')).toBeVisible();
    await userEvent.selectOptions(formControl('Property type'), 'Land');
    await expect(screen.getByText('5 of 5 done')).toBeVisible();
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .filter(({ textContent }) => textContent === 'Before you publish: 5 of 5 done'),
      ).toHaveLength(1),
    );
  },
};

/** The server rejects five fields: each shows its message, which is removed when the field is edited. */
export const FieldErrors: Story = {
  tags: ['visual'],
  args: { send: fakeSend.fieldErrors(LABELS) },
  play: plays.fieldErrors,
};

/** The server rejects the listing: its message has focus, fields and photos stay, and it can be sent again. */
export const Refused: Story = { args: { send: fakeSend.refused() }, play: plays.refused };

/** Too many attempts: the message says when to try again, and the button is disabled until then. */
export const TooMany: Story = {
  args: { send: fakeSend.rateLimited() },
  parameters: { proves: ['F18'] },
  play: plays.tooMany,
};

/** In flight: the button is busy and keeps its width; submitting again does nothing. */
export const Submitting: Story = { args: { send: fakeSend.neverSettled() }, play: plays.submitting };

/** A slow response: the button stays busy, and the fields keep their values, until it arrives. */
export const Slow: Story = { args: { send: fakeSend.held() }, play: plays.slow };

/** Offline: the message mentions the connection and has focus; the fields keep their values. */
export const Offline: Story = { args: { send: fakeSend.offline() }, play: plays.offline };

/** Listed: the values and three prepared photos are sent, and no draft is left. */
export const Done: Story = {
  play: async (context) => {
    const listing = await plays.done(context);
    await expect(listing).toMatchObject({ ...DRAFT, listingType: 'rent' });
    await expect(listing).toHaveProperty(
      'images',
      ['front.jpg', 'living.jpg', 'kitchen.jpg'].map((name) => expect.objectContaining({ name }) as unknown),
    );
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledOnce());
    await expect(localStorage.getItem('efie-drafts')).toBeNull();
  },
};

/** Cancel says what is left behind: a draft, and photos that it does not keep. */
export const Canceled: Story = {
  play: async ({ args }) => {
    await plays.fill();
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledWith({ hasDraft: true, hasPhotos: true });
  },
};

/** The draft of an earlier visit is restored, with the names of the photos to add again. */
export const DraftRestored: Story = {
  beforeEach: storeDraft,
  play: plays.draftRestored,
};

/** The restored draft is discarded: the form is empty, and the listing type has focus. */
export const DraftDiscarded: Story = { beforeEach: storeDraft, play: plays.draftDiscarded };

/** Very long values and messages of the server wrap. */
export const LongText: Story = { args: { send: fakeSend.withLongMessage() }, play: plays.longText };

/** Right to left, with a message above the fields. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { send: fakeSend.refused() },
  play: plays.rightToLeft,
};
