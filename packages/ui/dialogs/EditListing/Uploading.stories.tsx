import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import { createLargePhoto } from '../../forms/ListPropertyForm/storyDraftPhotos';
import { EditListing } from './EditListing';
import {
  ARGS,
  chooseFiles,
  dialog,
  EditListingFromCard,
  editHandlers,
  expectDialogClosed,
  expectToast,
  expectTotal,
  field,
  findServerListing,
  openDialog,
  pressButton,
  receivedRequests,
  seedVilla,
  tiles,
  updateButton,
  UPDATED,
} from './storyEditListing';

/** The uploads that have begun. */
const uploads: { report: (sentPart: number) => void; finish: () => void }[] = [];

/** Holds uploads until they are finished, and reports progress, which browsers do not where a service worker responds. */
function holdUploads(): () => void {
  uploads.length = 0;
  const { send } = XMLHttpRequest.prototype;
  const spy = spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function hold(
    this: XMLHttpRequest,
    body,
  ) {
    const total = body instanceof Blob ? body.size : 0;
    uploads.push({
      report: (part) =>
        this.upload.dispatchEvent(
          new ProgressEvent('progress', { lengthComputable: true, loaded: part * total, total }),
        ),
      finish: () => send.call(this, body),
    });
  });
  return () => spy.mockRestore();
}

const meta = {
  title: 'Dialogs/EditListing/Uploading',
  component: EditListing,
  args: ARGS,
  render: (args) => <EditListingFromCard {...args} />,
  parameters: {
    design: designs('edit-property-dialog'),
    kind: 'overlay',
    session: 'agent-premium',
    msw: editHandlers(),
  },
  beforeEach: () => {
    seedVilla()();
    return holdUploads();
  },
} satisfies Meta<typeof EditListing>;
export default meta;

type Story = StoryObj<typeof meta>;

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
  await waitFor(() => expect(uploads).toHaveLength(1));
  uploads[0]?.report(0.1);
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
    await waitFor(() => expect(uploads).toHaveLength(2));
    uploads[1]?.report(0.5);
    await waitFor(() => expect(bars()).toEqual([50]));
    await expect(cancelButton('photo 5, large-3.jpg')).toBeNull();
    await expect(screen.getByRole('dialog', { name: 'Edit Property' })).toHaveFocus();
    uploads[1]?.finish();
    await expectToast(UPDATED);
    await expectDialogClosed();
    await expect(receivedRequests).toEqual(['POST 31 large-3.jpg', 'DELETE p2']);
    await expect(findServerListing()?.images).toHaveLength(4);
  },
};

/** The only change is canceled: nothing is saved and nothing is said to be, and the dialog stays. */
export const OnlyPhotoCanceled: Story = {
  tags: ['slow'],
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
