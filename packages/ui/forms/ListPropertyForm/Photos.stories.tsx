import { getSession, importDraftPhotos, readDraft, removeExpiredDrafts } from '@efie/api';
import { PHOTO_LIMITS } from '@efie/domain/photos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import { PropertyCard } from '../../cards/PropertyCard';
import { createStoryListing } from '../../cards/storyListing';
import { expectFieldValues } from '../../fields/storyFields';
import { createPhotoFile } from '../../fields/storyPhotos';
import { Heading } from '../../primitives';
import { fakeSend, findDraftTime, onFailed } from '../storyForms';
import { DONE } from '../submission';
import component from './ListPropertyForm.stories';
import { ListPropertyForm } from './ListPropertyForm';
import type { Sending } from './sending';
import {
  addPhotos,
  ageDraft,
  choosePhotos,
  countStoredEntries,
  createLargePhoto,
  photoOrder,
  storedPhotoNames,
  storePhotoDraft,
} from './storyDraftPhotos';

let controller = new AbortController();
function nextSignal(): AbortSignal {
  controller.abort();
  controller = new AbortController();
  return controller.signal;
}

const meta = {
  title: 'Forms/ListPropertyForm/Photos',
  component: ListPropertyForm,
  args: {
    heading: <Heading level={1}>List Property</Heading>,
    renderCard: (draft) => (
      <PropertyCard listing={{ ...draft, agent: createStoryListing().agent }} href="#" />
    ),
    nextSignal,
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
    session: 'agent-free',
    guide: component.parameters.guide,
  },
} satisfies Meta<typeof ListPropertyForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const DRAFT = {
  title: 'Two-bedroom apartment with a balcony',
  description: 'Second floor, cross-ventilated, with a balcony off the living room.',
  price: '2800',
  region: 'Greater Accra',
  district: 'Tema',
  specificLocation: 'Near Coca-Cola roundabout, Spintex Road',
};
const storeDraft = (count: number) => () => storePhotoDraft(DRAFT, count);
const listButton = () => screen.getByRole('button', { name: 'List Property' });
/** The line below the photos; what is missing is also announced. */
const note = async (text: RegExp | string) => (await screen.findAllByText(text, {}, { timeout: 10_000 }))[0];
const NAMES = ['front.jpg', 'living.jpg', 'kitchen.jpg', 'veranda.jpg'];

/** A draft with four photos is restored: they are back in their order, and nothing has to be added again. */
export const Restored: Story = {
  tags: ['slow'],
  beforeEach: storeDraft(4),
  play: async () => {
    await expect(await screen.findByText('4 of 10 photos')).toBeVisible();
    await waitFor(() => expect(photoOrder()).toEqual(NAMES));
    await expect(screen.getByText('Your draft is back.')).toBeVisible();
    await findDraftTime();
    await expect(screen.queryByText(/Add them again/)).toBeNull();
    await expectFieldValues({ Title: DRAFT.title });
    await expect(await note(/^Saved on this device with your draft: 4 photos \(\d+ kB\)\.$/)).toBeVisible();
  },
};

/** Photos are stored as they are added, moved and removed: another cover is another cover after a reload. */
export const StoredInOrder: Story = {
  tags: ['slow'],
  beforeEach: storeDraft(3),
  play: async () => {
    await screen.findByText('3 of 10 photos');
    await addPhotos(3, 4);
    await userEvent.click(screen.getByRole('button', { name: 'Move photo 2, living.jpg earlier' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 3, kitchen.jpg' }));
    const expected = ['living.jpg', 'front.jpg', 'veranda.jpg'];
    await expect(photoOrder()).toEqual(expected);
    await waitFor(async () => expect(await storedPhotoNames()).toEqual(expected));
    await waitFor(() => expect(readDraft('list-property')?.values['images']).toEqual(expected));
  },
};

/** Sent: what is stored as it will be sent is sent, and the device stores nothing any more. */
export const DeletedAfterSending: Story = {
  tags: ['slow'],
  beforeEach: storeDraft(4),
  play: async ({ args }) => {
    await screen.findByText('4 of 10 photos');
    await userEvent.click(listButton());
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.send).toHaveBeenCalledOnce();
    await waitFor(async () => expect(await storedPhotoNames()).toEqual([]));
  },
};

/** Sent while a new photo is still being checked: the photo is sent too. */
export const SentWhileChecking: Story = {
  tags: ['!visual'],
  beforeEach: storeDraft(3),
  play: async ({ args }) => {
    await screen.findByText('3 of 10 photos');
    const photo = await createPhotoFile(3);
    let finish = () => {};
    const isFinished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const readBytes = Blob.prototype.arrayBuffer;
    // Only of this photo: those of the draft are read meanwhile.
    const read = spyOn(Blob.prototype, 'arrayBuffer').mockImplementation(async function (this: Blob) {
      if (this instanceof File && this.name === photo.name) await isFinished;
      return readBytes.call(this);
    });
    await choosePhotos([photo]);
    await screen.findAllByText('Checking...');
    await userEvent.click(listButton());
    await expect(args.send).not.toHaveBeenCalled();
    finish();
    await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
    await expect(mocked<Sending['send']>(args.send).mock.lastCall?.[1].values.photos).toHaveLength(4);
    read.mockRestore();
  },
};

/** Discarded: the photos leave the form and the device. */
export const Discarded: Story = {
  beforeEach: storeDraft(4),
  play: async () => {
    await screen.findByText('4 of 10 photos');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    await expect(await screen.findByText('0 of 10 photos')).toBeVisible();
    await waitFor(async () => expect(await storedPhotoNames()).toEqual([]));
    await expect(screen.queryByText(/Saved on this device/)).toBeNull();
  },
};

/** Two weeks old: the draft and its photos have left the device, and the form is empty. */
export const Expired: Story = {
  beforeEach: async () => {
    await storeDraft(2)();
    await ageDraft(14 * 86_400_000);
    await removeExpiredDrafts();
  },
  play: async () => {
    await expect(await screen.findByText('0 of 10 photos')).toBeVisible();
    await expectFieldValues({ Title: '' });
    await expect(await countStoredEntries()).toBe(0);
  },
};

/** The draft names photos that the device does not have, as after a full one: they are named. */
export const Missing: Story = {
  tags: ['slow'],
  beforeEach: async () => {
    await storeDraft(3)();
    await (await importDraftPhotos()).discardDraftPhotos('list-property', getSession());
  },
  play: async () => {
    await expect(
      await screen.findByText(
        'Your photos could not be kept on this device. Add them again before you send: front.jpg, living.jpg, kitchen.jpg.',
      ),
    ).toBeVisible();
    await addPhotos(0, 3);
    await expect(screen.queryByText(/Add them again/)).toBeNull();
  },
};

const FAILED =
  'Your photos could not be kept on this device. If you leave this page, add them again before you send.';

async function expectNotStored(args: { send: Sending['send'] }): Promise<void> {
  await expect(await note(FAILED)).toBeVisible();
  await waitFor(() =>
    expect(screen.getAllByRole('status').filter((region) => region.textContent === FAILED)).toHaveLength(1),
  );
  await expect(photoOrder()).toHaveLength(3);
  await userEvent.click(listButton());
  await waitFor(() => expect(args.send).toHaveBeenCalledOnce());
}

/** A private window has no database: one line says so, and the form can be sent all the same. */
export const PrivateWindow: Story = {
  tags: ['slow'],
  beforeEach: async () => {
    await storeDraft(0)();
    const open = spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('A mutation operation was attempted.', 'InvalidStateError');
    });
    return () => open.mockRestore();
  },
  play: async ({ args }) => {
    await addPhotos(0, 3);
    await expectNotStored(args);
  },
};

/** The device is full: as in a private window. */
export const DeviceIsFull: Story = {
  tags: ['slow'],
  beforeEach: async () => {
    await storeDraft(0)();
    const put = spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    return () => put.mockRestore();
  },
  play: async ({ args }) => {
    await addPhotos(0, 3);
    await expectNotStored(args);
  },
};

/** Sent by `sendSlowly`: reports the progress, and rejects when it is aborted. */
let report: (sentPart: number) => void = () => undefined;

const sendSlowly = () =>
  fn<Sending['send']>(
    ({ photos }, { signal, onProgress }) =>
      new Promise((resolve, reject) => {
        const total = photos.reduce((sum, { size }) => sum + size, 2000);
        report = (part) => {
          onProgress({ sent: part * total, total });
          if (part === 1) resolve(DONE);
        };
        signal.addEventListener('abort', () => reject(signal.reason));
        report(0);
      }),
  );

const bars = () =>
  screen.queryAllByRole('progressbar').map((bar) => Number(bar.getAttribute('aria-valuenow') ?? -1));

async function startSending(count: number, kilobytes = 300): Promise<void> {
  await findDraftTime();
  await choosePhotos(
    await Promise.all(Array.from({ length: count }, (_, index) => createLargePhoto(index, kilobytes))),
  );
  await screen.findByText(`${count} of 10 photos`);
  await userEvent.click(listButton());
  await waitFor(() => expect(bars()).toEqual(Array.from({ length: count }, () => 0)));
}

/** A slow upload: one photo after the other is filled. Near the end, single photos can no longer be canceled. */
export const Uploading: Story = {
  tags: ['slow'],
  args: { send: sendSlowly() },
  beforeEach: storeDraft(0),
  play: async ({ args }) => {
    await startSending(4);
    report(0.4);
    await waitFor(() => expect(bars()[0]).toBe(100));
    await expect(bars()[1]).toBeGreaterThan(50);
    await expect(screen.getByText(/^Photo 2 of 4, [\d.]+ of [\d.]+ [kM]B$/)).toBeVisible();
    await expect(bars().slice(2)).toEqual([0, 0]);
    await expect(screen.getAllByRole('button', { name: /^Cancel photo/ })).toHaveLength(4);
    report(0.7);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Cancel photo/ })).toBeNull());
    await expect(args.send).toHaveBeenCalledOnce();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** One photo is canceled while it is sent: the request is stopped, and sent again without it. */
export const OnePhotoCanceled: Story = {
  tags: ['slow'],
  args: { send: sendSlowly() },
  beforeEach: storeDraft(0),
  play: async ({ args }) => {
    await startSending(5);
    report(0.3);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel photo 2, large-2.jpg' }));
    await waitFor(() => expect(args.send).toHaveBeenCalledTimes(2));
    await expect(photoOrder()).toEqual(['large-1.jpg', 'large-3.jpg', 'large-4.jpg', 'large-5.jpg']);
    await waitFor(() => expect(bars()).toEqual([0, 0, 0, 0]));
    await expect(screen.getByRole('button', { name: 'Cancel photo 2, large-3.jpg' })).toHaveFocus();
    await expect(
      screen
        .getAllByRole('status')
        .some(({ textContent }) => textContent?.includes('large-2.jpg was removed. The others are sent')),
    ).toBe(true);
    const signals = (args.send as ReturnType<typeof sendSlowly>).mock.calls.map(
      ([, { signal }]) => signal.aborted,
    );
    await expect(signals).toEqual([true, false]);
    report(1);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/** Canceled down to two photos: nothing more is sent, and the form says how many it needs. */
export const TooManyCanceled: Story = {
  tags: ['slow'],
  args: { send: sendSlowly() },
  beforeEach: storeDraft(0),
  play: async ({ args }) => {
    await startSending(PHOTO_LIMITS.minCount, 400);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel photo 1, large-1.jpg' }));
    const tooFew = 'Please upload at least 3 images';
    await expect(await screen.findByText(tooFew)).toBeVisible();
    await expect(args.onPhotosInvalid).toHaveBeenCalledWith(tooFew);
    await expect(photoOrder()).toEqual(['large-2.jpg', 'large-3.jpg']);
    await expect(bars()).toEqual([]);
    await expect(args.send).toHaveBeenCalledOnce();
    await expect(listButton()).not.toHaveAttribute('aria-busy');
  },
};
