import { outcomes, respondTo } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import {
  cancelTwice,
  expectButtons,
  expectClosed,
  expectLocked,
  findConfirmation,
  withOpener,
} from '../storyConfirmation';
import type { Guide } from '../../../../testing/guide';
import { DeleteProperty } from './DeleteProperty';

const NAME = 'Delete Property';
const DialogWithButton = withOpener(DeleteProperty, 'Delete Villa');
const TITLE = 'Villa with a shaded front terrace';
const QUESTION = `Are you sure you want to delete "${TITLE}"? This action cannot be undone.`;

const meta = {
  title: 'Dialogs/DeleteProperty',
  component: DeleteProperty,
  parameters: {
    design: designs('delete-dialog'),
    kind: 'overlay',
    session: 'agent-free',
    guide: {
      use: 'Confirms the deletion of an agent’s listing. It sends the request and closes on the response.',
      avoid: 'Deleting a photo: it is marked for deletion and can be restored until the listing is saved.',
      anatomy: ["icon tile, title and question with the listing's title", 'Cancel and Delete Property'],
      accessibility: [
        'As AlertDialog: Cancel is focused first, and nothing closes it while the request is in flight.',
      ],
      related: ['AlertDialog', 'ManagedPropertyCard'],
    } satisfies Guide,
  },
  args: {
    isOpen: true,
    listing: { id: '31', title: TITLE },
    onClose: fn(),
    onDeleted: fn(),
    onFailed: fn(),
  },
  render: (args) => <DialogWithButton key={String(args.isOpen)} {...args} />,
} satisfies Meta<typeof DeleteProperty>;
export default meta;

type Story = StoryObj<typeof meta>;

const findDialog = () => findConfirmation(NAME);
const deleteButton = async () => within(await findDialog()).getByRole('button', { name: NAME });
async function openDialog(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Villa' }));
  return deleteButton();
}

/** The question names the listing, and focus is on Cancel. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleDescription(QUESTION);
    await expectButtons(dialog, ['Cancel', NAME]);
  },
};

/** On phones it is a bottom sheet with the main button first; focus is on Cancel too. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => expectButtons(await findDialog(), [NAME, 'Cancel']),
};

const onDeleteRequest = fn<(id: string) => void>();
const clearRequests = () => {
  onDeleteRequest.mockClear();
};
const success = {
  handlers: {
    deleteProperty: respondTo('deleteProperty', ({ params }) => {
      onDeleteRequest(params.id);
      return { success: true };
    }),
  },
};

/** Cancel and Escape close it: nothing is sent, and focus returns to the opening button. */
export const Cancelled: Story = {
  parameters: { msw: success },
  args: { isOpen: false },
  beforeEach: clearRequests,
  play: async ({ canvas, args }) => {
    await cancelTwice(canvas.getByRole('button', { name: 'Delete Villa' }), NAME);
    await expect(onDeleteRequest).not.toHaveBeenCalled();
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};

/** Confirming twice in quick succession sends one request. */
export const Deleted: Story = {
  parameters: { msw: success },
  args: { isOpen: false },
  beforeEach: clearRequests,
  play: async ({ canvas, args }) => {
    const button = await openDialog(canvas);
    button.click();
    button.click();
    await expectClosed();
    await expect(onDeleteRequest.mock.calls).toEqual([['31']]);
    await expect(args.onDeleted).toHaveBeenCalledWith({ listingId: '31' });
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

/** 404, as after deletion on another device, counts as deleted. */
export const GoneAlready: Story = {
  parameters: {
    msw: { handlers: { deleteProperty: outcomes.deletePropertyError(404) } },
  },
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(await openDialog(canvas));
    await expectClosed();
    await expect(args.onDeleted).toHaveBeenCalledWith({ listingId: '31' });
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

/** In flight: the button shows progress, and the dialog cannot be closed. */
export const Deleting: Story = {
  tags: ['visual'],
  parameters: {
    msw: { handlers: { deleteProperty: outcomes.deletePropertyForever() } },
  },
  play: async ({ args }) => expectLocked(await deleteButton(), 'Deleting...', args.onClose),
};

/** A server error: the dialog closes and calls `onFailed`. */
export const Refused: Story = {
  parameters: { msw: { handlers: { deleteProperty: outcomes.deletePropertyError(500) } } },
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(await openDialog(canvas));
    await expectClosed();
    await expect(args.onDeleted).not.toHaveBeenCalled();
    await expect(args.onFailed).toHaveBeenCalledWith({ listingId: '31', error: expect.anything() });
  },
};

/** A very long title without spaces: the question scrolls, and both buttons can be reached. */
export const LongText: Story = {
  args: { listing: { id: '31', title: 'Nkrumah'.repeat(1200) } },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const button = await deleteButton();
    button.scrollIntoView();
    await expect(button).toBeVisible();
  },
};
