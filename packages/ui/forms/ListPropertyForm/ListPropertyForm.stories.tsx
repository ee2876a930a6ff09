import { writeDraft } from '@efie/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { PropertyCard } from '../../cards/PropertyCard';
import { createStoryListing } from '../../cards/storyListing';
import { expectFieldValues, formControl } from '../../fields/storyFields';
import { Heading } from '../../primitives';
import { onFailed, fakeSend, findDraftTime, formPlays } from '../storyForms';
import { ListPropertyForm } from './ListPropertyForm';
import { addPhotos } from './storyDraftPhotos';

const meta = {
  title: 'Forms/ListPropertyForm',
  component: ListPropertyForm,
  args: {
    heading: <Heading level={1}>List Property</Heading>,
    renderCard: (draft) => (
      <PropertyCard listing={{ ...draft, agent: createStoryListing().agent }} href="#" />
    ),
    nextSignal: () => new AbortController().signal,
    send: fakeSend.accepted(),
    onDone: fn(),
    onPhotosInvalid: fn(),
    onFailed,
    slowNotice: null,
    cancelHref: '/agent/dashboard',
    onCancel: fn(),
  },
  parameters: {
    design: designs('list-property'),
    layout: 'padded',
    guide: {
      use: 'A new listing with its photos. Its screen sends it and checks whether it was listed after a lost response.',
      avoid: 'Changes of a listing: the Edit Property dialog.',
      anatomy: [
        'heading and listing type',
        'photos, then sections of fields',
        'the card as visitors will see it and the checklist, beside the fields from 1024 px',
        'Cancel and submit',
        'on phones a bar with what is needed and the way to the preview',
      ],
      accessibility: [
        'As Server form. The sections are groups named by their titles; the checklist is advice and does not block.',
      ],
      related: ['EditListingForm', 'PhotoQueueField', 'FormSection'],
    } satisfies Guide,
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

const plays = formPlays({
  submitLabel: 'List Property',
  values: VALUES,
  labels: LABELS,
  shown: { 'Monthly Rent': '2,800' },
  fillRest: async () => {
    await addPhotos(0, 3);
    await screen.findByText(/^Saved on this device with your draft: 3 photos \(\d+ kB\)\.$/);
  },
  draftNotice: 'Your draft is back.',
  firstControl: () => screen.getByRole('radio', { name: /^For Rent/ }),
});

/** How often the third photo has been read. It is deleted from the device once it was chosen. */
let reads = 0;

const storeDraft = () => {
  writeDraft('list-property', DRAFT);
};

/** Empty. The checklist says what is left to do. */
export const Empty: Story = {
  tags: ['slow'],
  play: async () => {
    await plays.empty();
    await expect(await screen.findByRole('list', { name: 'Needed: 0 of 5' })).toBeVisible();
    await expect(screen.getByRole('list', { name: 'Better: 0 of 4' })).toBeVisible();
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

const INVALID = 'Please fix the errors in the following fields:';
const summaryOf = (names: string) => screen.findByRole('group', { name: `${INVALID} ${names}` });

/** Listed empty: one summary names each required field and has focus, its links lead to the fields, and nothing is sent. */
export const EmptySubmitted: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    await expectFieldValues({ 'Monthly Rent': '' });
    await screen.findByRole('button', { name: /^Add photos/ });
    await userEvent.click(plays.submitButton());
    const summary = await summaryOf(
      'Title, Description, Monthly Rent, Region, District, Specific Location, Photos',
    );
    await waitFor(() => expect(summary).toHaveFocus());
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
    const pressLink = (name: string) => userEvent.click(screen.getByRole('link', { name }));
    for (const [name, label] of [
      ['Monthly Rent', 'Monthly Rent'],
      ['Specific Location', 'Specific location'],
      ['District', 'District'],
      ['Title', 'Title'],
    ] as const) {
      await pressLink(name);
      await expect(formControl(label)).toHaveFocus();
    }
    await pressLink('Photos');
    await expect(screen.getByRole('button', { name: /^Add photos/ })).toHaveFocus();
    await userEvent.type(formControl('Title'), 'F');
    await expect(formControl('Title')).not.toBeInvalid();
    await expect(screen.queryByRole('link', { name: 'Title' })).toBeNull();
  },
};

/** The summary names the price as its label does. */
export const EmptySaleSubmitted: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: /^For Sale/ }));
    await userEvent.click(plays.submitButton());
    await summaryOf('Title, Description, Sale Price, Region, District, Specific Location, Photos');
  },
};

/** Filled in with two photos: only the photos are invalid. A third one clears the message. */
export const TooFewPhotos: Story = {
  tags: ['slow'],
  beforeEach: storeDraft,
  play: async ({ args }) => {
    await plays.draftRestored();
    await addPhotos(0, 2);
    await userEvent.click(plays.submitButton());
    const tooFew = 'Please upload at least 3 images';
    await waitFor(async () => expect(await summaryOf('Photos')).toHaveFocus());
    await expect(screen.getByText(tooFew)).toBeVisible();
    await addPhotos(2, 3);
    await expect(screen.queryByText(tooFew)).toBeNull();
    await expect(screen.queryByText(/Please fix the errors/)).toBeNull();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** A photo was deleted from the device after it was chosen: its tile and the field say so, and nothing is sent. */
export const UnreadablePhoto: Story = {
  tags: ['slow'],
  beforeEach: () => {
    storeDraft();
    const { arrayBuffer } = Blob.prototype;
    const read = spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(function readUnlessGone(this: Blob) {
      if (!(this instanceof File && this.name === 'kitchen.jpg')) return arrayBuffer.call(this);
      reads += 1;
      return reads > 1 ? Promise.reject(new DOMException('', 'NotFoundError')) : arrayBuffer.call(this);
    });
    reads = 0;
    return () => read.mockRestore();
  },
  play: async ({ args }) => {
    await plays.draftRestored();
    await addPhotos(0, 4);
    await userEvent.click(plays.submitButton());
    const tile = await screen.findByRole('button', { name: 'Try again, photo 3, kitchen.jpg' });
    await expect(tile).toBeVisible();
    await expect(screen.getByText('4 of 10 photos')).toBeVisible();
    const text = 'kitchen.jpg cannot be read. Remove it or choose again.';
    await expect(screen.getByText(text)).toBeVisible();
    await expect(args.onPhotosInvalid).toHaveBeenCalledWith(text);
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 3, kitchen.jpg' }));
    await userEvent.click(plays.submitButton());
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
  },
};

/** The checklist before publishing follows the form: what is needed, and what makes the listing better. */
export const Checklist: Story = {
  tags: ['slow'],
  beforeEach: storeDraft,
  play: async () => {
    const item = (text: RegExp) => screen.getByText(text, { selector: 'li *' }).closest('li');
    const list = (name: string) => screen.findByRole('list', { name });
    await expect(await list('Needed: 4 of 5')).toBeVisible();
    await expect(await list('Better: 1 of 4')).toBeVisible();
    await expect(item(/^The price/)).toHaveTextContent('The price, done');
    await expect(item(/^Water/)).toHaveTextContent('Water: tick where it comes from, to do');
    for (const name of ['Polytank Available', 'Prepaid Meter'])
      await userEvent.click(screen.getByRole('checkbox', { name }));
    await addPhotos(0, 6);
    await expect(await list('Needed: 5 of 5')).toBeVisible();
    await expect(await list('Better: 4 of 4')).toBeVisible();
    await userEvent.selectOptions(formControl('Property type'), 'Land');
    await expect(await list('Better: 2 of 2')).toBeVisible();
    await waitFor(() =>
      expect(
        screen
          .getAllByRole('status')
          .filter(({ textContent }) => textContent === 'Needed: 5 of 5 done. Better: 2 of 2 done.'),
      ).toHaveLength(1),
    );
  },
};

const previewOf = async () => within(await screen.findByRole('region', { name: 'What visitors will see' }));

/** The card follows the form: title, price and cover. Its controls cannot be reached. */
export const Preview: Story = {
  beforeEach: storeDraft,
  play: async () => {
    const preview = await previewOf();
    await preview.findByRole('img', {
      name: 'Two-bedroom apartment with a balcony. GH₵\u00a02,800 per month. Apartment in Tema, no picture',
    });
    await userEvent.clear(formControl('Title'));
    await userEvent.clear(formControl('Monthly Rent'));
    await addPhotos(0, 1);
    await preview.findByRole('img', {
      name: 'No title yet. Price on request. Apartment in Tema, picture 1 of 1',
    });
    await expect(preview.queryByRole('link')).toBeNull();
  },
};

/** On a phone a bar says how much of what is needed is there, and leads to the preview. */
export const PhonePreview: Story = {
  tags: ['slow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Preview' });
    await expect(link.parentElement).toHaveTextContent('Needed: 0 of 5');
    await userEvent.click(link);
    await expect(screen.getByRole('region', { name: 'What visitors will see' })).toHaveFocus();
  },
};

/** The server rejects five fields: each shows its message, which is removed when the field is edited. */
export const FieldErrors: Story = {
  tags: ['slow'],
  args: { send: fakeSend.fieldErrors(LABELS) },
  play: plays.fieldErrors,
};

/** The server rejects the listing: its message has focus, fields and photos stay, and it can be sent again. */
export const Refused: Story = { tags: ['slow'], args: { send: fakeSend.refused() }, play: plays.refused };

/** Too many attempts: the message says when to try again, and the button is disabled until then. */
export const TooMany: Story = {
  tags: ['slow'],
  args: { send: fakeSend.rateLimited() },
  play: plays.tooMany,
};

/** In flight: the button is busy and keeps its width; submitting again does nothing. */
export const Submitting: Story = {
  tags: ['slow'],
  args: { send: fakeSend.neverSettled() },
  play: plays.submitting,
};

/** A slow response: the button stays busy, and the fields keep their values, until it arrives. */
export const Slow: Story = { tags: ['slow'], args: { send: fakeSend.held() }, play: plays.slow };

/** Offline: the message mentions the connection and has focus; the fields keep their values. */
export const Offline: Story = { tags: ['slow'], args: { send: fakeSend.offline() }, play: plays.offline };

/** Listed: the values and three prepared photos are sent, and no draft is left. */
export const Done: Story = {
  tags: ['slow'],
  play: async (context) => {
    const listing = await plays.done(context);
    await expect(listing).toMatchObject({ ...DRAFT, listingType: 'rent' });
    await expect(listing).toHaveProperty(
      'photos',
      ['front.jpg', 'living.jpg', 'kitchen.jpg'].map((name) => expect.objectContaining({ name }) as unknown),
    );
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledOnce());
    await expect(localStorage.getItem('efie-drafts')).toBeNull();
  },
};

/** Cancel says what is left behind: a draft, with its photos. */
export const Canceled: Story = {
  tags: ['slow'],
  play: async ({ args }) => {
    await plays.fill();
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledWith({ hasDraft: true, hasUnstoredPhotos: false });
  },
};

/** The draft of an earlier visit is restored. It says when it was saved, with the exact time as its title. */
export const DraftRestored: Story = {
  beforeEach: storeDraft,
  play: async () => {
    await plays.draftRestored();
    const time = await findDraftTime();
    await expect(time).toHaveAttribute('title', '21 November 2026, 10:00');
    await expect(time).toHaveTextContent('Saved just now, 21 November 2026, 10:00.');
  },
};

/** The restored draft is discarded: the form is empty, and the listing type has focus. */
export const DraftDiscarded: Story = { beforeEach: storeDraft, play: plays.draftDiscarded };

/** Very long values and messages of the server wrap. */
export const LongText: Story = {
  tags: ['slow'],
  args: { send: fakeSend.withLongMessage() },
  play: plays.longText,
};

/** Right to left, with a message above the fields. */
export const RightToLeft: Story = {
  tags: ['slow'],
  globals: { direction: 'rtl' },
  args: { send: fakeSend.refused() },
  play: plays.rightToLeft,
};
