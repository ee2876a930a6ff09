import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import { createPhotoFile } from '../../fields/storyPhotos';
import { createLargePhoto } from '../../forms/ListPropertyForm/storyDraftPhotos';
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
  editedListing,
  editHandlers,
  expectTotal,
  field,
  createPendingResponse,
  seedVilla,
  expectDialogClosed,
  findServerListing,
  openDialog,
  onPatch,
  createPhotoFiles,
  pressButton,
  errorResponse,
  setField,
  tiles,
  updateButton,
  UPDATED,
  drafts,
  summary,
} from './storyEditListing';

const meta = {
  title: 'Dialogs/EditListing/Photos',
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

/** Marking photos for deletion: a mark that would leave two photos is rejected, Undo works, and Cancel discards all. */
export const Marked: Story = {
  play: async () => {
    await openDialog();
    await pressButton('Mark photo 3 for deletion');
    await expectToast('Image marked for deletion...');
    await expectTotal(3);
    await waitFor(() =>
      expect(dialog().getByRole('button', { name: 'Undo deletion of photo 3' })).toHaveFocus(),
    );
    await pressButton('Mark photo 2 for deletion');
    const tooFew = 'You must have at least 3 images. Please upload more images before deleting this one.';
    await expectToast(tooFew);
    await expect(dialog().getByText(tooFew)).toBeVisible();
    await expectTotal(3);
    await pressButton('Undo deletion of photo 3');
    await expectToast('Image deletion cancelled');
    await expectTotal(4);
    await pressButton('Mark photo 1 for deletion');
    await chooseFiles(...(await createPhotoFiles(4)));
    await expectTotal(4);
    await pressButton('Cancel');
    await expectDialogClosed();
    await openDialog();
    await expectTotal(4);
    await expect(dialog().queryByText('Marked for deletion')).toBeNull();
    await expect(dialog().queryByRole('list', { name: 'Pending uploads' })).toBeNull();
    await expect(receivedRequests).toEqual([]);
    await expect(drafts()).toBe('');
  },
};

const [front, living, kitchen, garden] = editedListing.images;
if (!front || !living || !kitchen || !garden)
  throw new Error('Expected the edited listing to have four photos.');

/**
 * The server sends some photos without an id, as a string or an object with only a URL: they cannot be marked, since a
 * made-up id could delete another listing's photo.
 */
export const PhotosWithoutIds: Story = {
  tags: ['slow'],
  beforeEach: seedVilla({ images: [front.url, { url: living.url }, kitchen, garden] }),
  play: async () => {
    await openDialog();
    const [first, second, third] = tiles('Current images');
    for (const tile of [first, second]) {
      await expect(tile).toHaveTextContent('Cannot be deleted');
      await expect(tile?.querySelector('button')).toBeNull();
    }
    await expect(third).not.toHaveTextContent('Cannot be deleted');
    // The text is visible once the dialog has faded in.
    await waitFor(() => expect(dialog().getByText(/^Some photos cannot be deleted here\./)).toBeVisible());
    await pressButton('Mark photo 3 for deletion');
    await userEvent.click(updateButton());
    await expectToast(UPDATED);
    await expectDialogClosed();
    await expect(receivedRequests).toEqual(['DELETE p3']);
  },
};

/** Photos are added to the queue and removed; files of another type or over 5 MB are rejected by name. Nothing is sent. */
export const Queued: Story = {
  tags: ['slow'],
  play: async () => {
    await openDialog();
    await chooseFiles(...(await createPhotoFiles(2, 4)));
    await expectToast('2 image(s) added to upload queue');
    await expectTotal(6);
    await pressButton(/^Remove photo 5/);
    await expectToast('Image removed from upload queue');
    await expectTotal(5);
    await chooseFiles(
      new File(['%PDF-1.7'], 'plan.pdf', { type: 'application/pdf' }),
      new File([await createPhotoFile(5), new Uint8Array(5 * 1024 * 1024)], 'huge.jpg', {
        type: 'image/jpeg',
      }),
    );
    const typeError = await dialog().findByText('Invalid file type. Only JPEG, PNG, JPG, GIF allowed.');
    await expect(typeError.closest('li')).toHaveTextContent('plan.pdf');
    await expect(dialog().getByText('File too large. Maximum size is 5MB.').closest('li')).toHaveTextContent(
      'huge.jpg',
    );
    await expectToast(
      'Invalid file type. Only JPEG, PNG, JPG, GIF allowed. plan.pdf File too large. Maximum size is 5MB. huge.jpg',
    );
    await expectTotal(5);
    await expect(receivedRequests).toEqual([]);
  },
};

const uploads = { first: createPendingResponse(), second: createPendingResponse() };

/** A new price, two new photos and one deletion: saves the fields, then each photo, then the deletion. */
export const PhotosSaved: Story = {
  tags: ['slow'],
  parameters: {
    msw: editHandlers({ upload: () => [uploads.first.response, uploads.second.response] }),
  },
  beforeEach: () => {
    seedVilla()();
    Object.assign(uploads, { first: createPendingResponse(), second: createPendingResponse() });
  },
  play: async () => {
    await openDialog();
    await setField('Price', '9900');
    await pressButton('Mark photo 2 for deletion');
    await chooseFiles(...(await createPhotoFiles(4, 5)));
    await expectTotal(5);
    await expect(receivedRequests).toEqual([]);
    await userEvent.click(updateButton());
    await waitFor(() => expect(receivedRequests).toEqual(['PATCH 31', 'POST 31 bedroom.jpg']));
    await expect(dialog().getByText('photo 1 of 2')).toBeVisible();
    await expect(dialog().getByText('Sending photo 1 of 2')).toBeInTheDocument();
    uploads.first.open();
    await waitFor(() => expect(dialog().getByText('Sent')).toBeVisible());
    await expect(dialog().queryByText('photo 1 of 2')).toBeNull();
    await expect(dialog().getByText('photo 2 of 2')).toBeVisible();
    await expect(dialog().getByText('Sending photo 2 of 2')).toBeInTheDocument();
    await waitFor(() => expect(receivedRequests).toHaveLength(3));
    uploads.second.open();
    await expectToast(UPDATED);
    await expectDialogClosed();
    await expect(receivedRequests).toEqual([
      'PATCH 31',
      'POST 31 bedroom.jpg',
      'POST 31 bathroom.jpg',
      'DELETE p2',
    ]);
    await expect(onPatch.mock.lastCall?.[0]).toEqual([['price', '9900']]);
    const shown = await card(editedListing.title);
    await expect(await shown.findByText(/9,900/)).toBeVisible();
    await openDialog();
    await expect(tiles('Current images')).toHaveLength(5);
    await expect(drafts()).toBe('');
  },
};

const tooLargeResponse = () => new HttpResponse('<html><h1>413</h1></html>', { status: 413 });

/** Two of three uploads and a deletion fail: each failure is listed, and Try again sends only the failed steps. */
export const PartlySaved: Story = {
  tags: ['slow'],
  parameters: {
    msw: editHandlers({
      upload: () => [undefined, errorResponse(500), tooLargeResponse(), undefined],
      remove: () => [errorResponse(500), undefined],
    }),
  },
  play: async () => {
    await openDialog();
    await setField('Price', '9900');
    await pressButton('Mark photo 2 for deletion');
    await chooseFiles(...(await createPhotoFiles(4, 5, 6)));
    await expectTotal(6);
    await userEvent.click(updateButton());
    const failures = await summary(/^Failed to upload/);
    await waitFor(() => expect(failures).toHaveFocus());
    await expect(
      within(failures)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Failed to upload bathroom.jpg',
      'Failed to upload block.jpg. File too large. Maximum size is 5MB.',
      'Failed to delete image. Photo 2.',
    ]);
    await expectToast('Failed to upload bathroom.jpg');
    await waitFor(() => expect(tiles('Current images')).toHaveLength(5));
    await expect(tiles('Pending uploads')).toHaveLength(2);
    await expect(dialog().getByText('Marked for deletion')).toBeVisible();
    await pressButton(/^Remove photo 7/);
    await pressButton(/^Try again/);
    await expectToast(UPDATED);
    await expectDialogClosed();
    await expect(receivedRequests).toEqual([
      'PATCH 31',
      'POST 31 bedroom.jpg',
      'POST 31 bathroom.jpg',
      'POST 31 block.jpg',
      'DELETE p2',
      'POST 31 bathroom.jpg',
      'DELETE p2',
    ]);
    await openDialog();
    await expect(tiles('Current images')).toHaveLength(5);
    await expect(field('Price')).toHaveValue('9,900');
  },
};

/** A deletion that depends on a failed upload is not sent, and the failure says why; three photos stay on the server. */
export const DeletionWaits: Story = {
  tags: ['slow'],
  parameters: { msw: editHandlers({ upload: () => [HttpResponse.error()] }) },
  beforeEach: seedVilla({ images: editedListing.images.slice(0, 3) }),
  play: async () => {
    await openDialog();
    await chooseFiles(...(await createPhotoFiles(4)));
    await expectTotal(4);
    await pressButton('Mark photo 1 for deletion');
    await expectTotal(3);
    await userEvent.click(updateButton());
    const failures = await summary(/^Failed to upload/);
    await expect(
      within(failures)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Failed to upload bedroom.jpg. Check your connection.',
      'Failed to delete image. Photo 1. You must have at least 3 images. Please upload more images before deleting this one.',
    ]);
    await expect(receivedRequests).toEqual(['POST 31 bedroom.jpg']);
    await expect(dialog().getByText('Marked for deletion')).toBeVisible();
  },
};

/** Another tab has deleted a photo: the server rejects one more deletion, its message is shown, and the mark stays. */
export const DeletionRefused: Story = {
  tags: ['slow'],
  play: async () => {
    await openDialog();
    await pressButton('Mark photo 2 for deletion');
    changeOnServer({ images: editedListing.images.slice(0, 3) });
    await userEvent.click(updateButton());
    await summary(/^Failed to delete image\. Photo 2\. This property has only 3 images\./);
    await waitFor(() => expect(tiles('Current images')).toHaveLength(3));
    await expect(dialog().getByText('Marked for deletion')).toBeVisible();
    await expect(findServerListing()?.images).toHaveLength(3);
  },
};

/** The uploads that have begun. */
const heldUploads: { report: (sentPart: number) => void; finish: () => void }[] = [];

/** Holds uploads until they are finished, and reports progress, which browsers do not where a service worker responds. */
function holdUploads(): () => void {
  seedVilla()();
  heldUploads.length = 0;
  const { send } = XMLHttpRequest.prototype;
  const spy = spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function hold(
    this: XMLHttpRequest,
    body,
  ) {
    const parts = body instanceof FormData ? [...body.values()] : [];
    const total = parts.reduce((sum, part) => sum + (part instanceof File ? part.size : part.length), 0);
    heldUploads.push({
      report: (part) =>
        this.upload.dispatchEvent(
          new ProgressEvent('progress', { lengthComputable: true, loaded: part * total, total }),
        ),
      finish: () => send.call(this, body),
    });
  });
  return () => spy.mockRestore();
}

const bars = () =>
  dialog()
    .queryAllByRole('progressbar')
    .map((bar) => Number(bar.getAttribute('aria-valuenow') ?? -1));

const cancelButton = (name: string) => dialog().queryByRole('button', { name: `Cancel ${name}` });

/** Starts a save with `count` large photos, of which a tenth of the first has been sent. */
async function startUpload(count: number): Promise<void> {
  await chooseFiles(
    ...(await Promise.all(Array.from({ length: count }, (_, index) => createLargePhoto(index, 650)))),
  );
  await waitFor(() => expect(tiles('Pending uploads')).toHaveLength(count));
  await userEvent.click(updateButton());
  await waitFor(() => expect(heldUploads).toHaveLength(1));
  heldUploads[0]?.report(0.1);
  await waitFor(() => expect(bars()).toEqual([10, ...Array.from({ length: count - 1 }, () => 0)]));
}

async function tabBackTo(name: string): Promise<void> {
  for (let presses = 0; presses < 5 && document.activeElement !== cancelButton(name); presses += 1)
    await userEvent.tab({ shift: true });
  await expect(cancelButton(name)).toHaveFocus();
}

const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** Two of three photos are canceled with the keyboard, one that waits and the one that is sent: the third is added. */
export const TwoCanceled: Story = {
  tags: ['slow'],
  beforeEach: holdUploads,
  play: async () => {
    await openDialog();
    await pressButton('Mark photo 2 for deletion');
    await startUpload(3);
    await expect(
      dialog().queryByRole('button', { name: /^(?:Remove|Mark|Undo deletion of) photo/ }),
    ).toBeNull();
    await expect(field('Title').closest('[inert]')).not.toBeNull();
    await tabBackTo('photo 6, large-2.jpg');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cancelButton('photo 6, large-3.jpg')).toHaveFocus());
    await expect(announcements()).toContain('large-2.jpg was removed. Sending photo 1 of 2');
    await tabBackTo('photo 5, large-1.jpg');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cancelButton('photo 5, large-3.jpg')).toHaveFocus());
    await waitFor(() => expect(announcements()).toContain('large-1.jpg was removed. Sending photo 1 of 1'));
    await waitFor(() => expect(heldUploads).toHaveLength(2));
    heldUploads[1]?.report(0.5);
    await waitFor(() => expect(bars()).toEqual([50]));
    await expect(cancelButton('photo 5, large-3.jpg')).toBeNull();
    await expect(screen.getByRole('dialog', { name: 'Edit Property' })).toHaveFocus();
    heldUploads[1]?.finish();
    await expectToast(UPDATED);
    await expectDialogClosed();
    await expect(receivedRequests).toEqual(['POST 31 large-3.jpg', 'DELETE p2']);
    await expect(findServerListing()?.images).toHaveLength(4);
  },
};

/** The only change is canceled: nothing is saved and nothing is said to be, and the dialog stays. */
export const OnlyPhotoCanceled: Story = {
  tags: ['slow'],
  beforeEach: holdUploads,
  play: async () => {
    await openDialog();
    await startUpload(1);
    await pressButton('Cancel photo 5, large-1.jpg');
    await expectToast('No Changes');
    await expectToast('No changes were made to the property.');
    await expectTotal(4);
    await expect(dialog().getByRole('button', { name: /^Add images/ })).toHaveFocus();
    await expect(dialog().queryByRole('list', { name: 'Pending uploads' })).toBeNull();
    await expect(updateButton()).toHaveTextContent('Update Property');
    await expect(receivedRequests).toEqual([]);
  },
};
