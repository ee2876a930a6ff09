import { outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives';
import { DeleteProperty, type DeletePropertyProps } from './DeleteProperty';

function DialogWithButton(props: DeletePropertyProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <div style={{ minBlockSize: 600, padding: 16 }}>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Delete Villa
      </Button>
      <DeleteProperty
        {...props}
        isOpen={isOpen}
        onClose={() => {
          props.onClose();
          setOpen(false);
        }}
      />
    </div>
  );
}

const TITLE = 'Villa with a shaded front terrace';
const QUESTION = `Are you sure you want to delete "${TITLE}"? This action cannot be undone.`;

const meta = {
  title: 'Dialogs/DeleteProperty',
  component: DeleteProperty,
  parameters: {
    session: 'agent-free',
    guide: {
      use: 'Confirms the deletion of an agent’s listing. It sends the request and closes on the response.',
      avoid: 'Deleting a photo: it is marked for deletion and can be restored until the listing is saved.',
    },
  },
  args: {
    isOpen: true,
    listing: { id: '31', title: TITLE },
    onClose: fn(),
    onDeleted: fn(),
    onFailed: fn(),
  },
  render: (args) => <DialogWithButton {...args} />,
} satisfies Meta<typeof DeleteProperty>;
export default meta;

type Story = StoryObj<typeof meta>;

const findDialog = () => screen.findByRole('alertdialog', { name: 'Delete Property' });
const deleteButton = async () => within(await findDialog()).getByRole('button', { name: 'Delete Property' });
async function openDialog(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Villa' }));
  return deleteButton();
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** The question names the listing, and focus is on Cancel. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { proves: ['C403', 'C404'] },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleDescription(QUESTION);
    const buttons = within(dialog).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(['Cancel', 'Delete Property']);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

/** On phones it is a bottom sheet with the main button first; focus is on Cancel too. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const buttons = within(await findDialog()).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(['Delete Property', 'Cancel']);
    await waitFor(() => expect(buttons[1]).toHaveFocus());
  },
};

const onDeleteRequest = fn<(id: string) => void>();
const clearRequests = () => {
  onDeleteRequest.mockClear();
};
const success = {
  handlers: {
    deleteProperty: http.delete('*/api/agent/properties/:id', ({ params }) => {
      onDeleteRequest(String(params['id']));
      return HttpResponse.json({ success: true });
    }),
  },
};

/** Cancel and Escape close it: nothing is sent, and focus returns to the opening button. */
export const Cancelled: Story = {
  parameters: { proves: ['C404'], msw: success },
  args: { isOpen: false },
  beforeEach: clearRequests,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete Villa' });
    await userEvent.click(opener);
    await userEvent.click(within(await findDialog()).getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await findDialog();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(onDeleteRequest).not.toHaveBeenCalled();
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};

/** Confirming twice in quick succession sends one request. */
export const Deleted: Story = {
  parameters: { proves: ['C406', 'F123'], msw: success },
  args: { isOpen: false },
  beforeEach: clearRequests,
  play: async ({ canvas, args }) => {
    const button = await openDialog(canvas);
    button.click();
    button.click();
    await isClosed();
    await expect(onDeleteRequest.mock.calls).toEqual([['31']]);
    await expect(args.onDeleted).toHaveBeenCalledWith({ listingId: '31' });
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

/** 404, as after deletion on another device, counts as deleted. */
export const GoneAlready: Story = {
  parameters: {
    proves: ['F123'],
    msw: { handlers: { deleteProperty: outcomes.deletePropertyError(404) } },
  },
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(await openDialog(canvas));
    await isClosed();
    await expect(args.onDeleted).toHaveBeenCalledWith({ listingId: '31' });
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

/** In flight: the button shows progress, and the dialog cannot be closed. */
export const Deleting: Story = {
  tags: ['visual'],
  parameters: {
    proves: ['C405'],
    msw: { handlers: { deleteProperty: outcomes.deletePropertyForever() } },
  },
  play: async ({ args }) => {
    const button = await deleteButton();
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Deleting...'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(button).toBeVisible();
  },
};

/** A server error: the dialog closes and calls `onFailed`. */
export const Refused: Story = {
  parameters: { msw: { handlers: { deleteProperty: outcomes.deletePropertyError(500) } } },
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(await openDialog(canvas));
    await isClosed();
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
