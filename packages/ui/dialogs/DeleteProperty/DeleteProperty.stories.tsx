import { outcomes } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives';
import { DeleteProperty, type DeletePropertyProps } from './DeleteProperty';

/** A page with a card's delete button. */
function Page(props: DeletePropertyProps) {
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
      use: 'Before an agent’s listing is deleted. It sends the call and closes with the answer.',
      avoid: 'A photo of a listing: it is marked and can be brought back until the listing is saved.',
    },
  },
  args: {
    isOpen: true,
    listing: { id: '31', title: TITLE },
    onClose: fn(),
    onDeleted: fn(),
    onFailed: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof DeleteProperty>;
export default meta;

type Story = StoryObj<typeof meta>;

const find = () => screen.findByRole('alertdialog', { name: 'Delete Property' });
const deleteButton = async () => within(await find()).getByRole('button', { name: 'Delete Property' });
/** Opens it from the page. */
async function ask(canvas: ReturnType<typeof within>): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete Villa' }));
  return deleteButton();
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

/** An agent wants a listing gone: the question names it, and Cancel has the first focus. */
export const Default: Story = {
  tags: ['visual'],
  parameters: { proves: ['C403', 'C404'] },
  play: async () => {
    const dialog = await find();
    await expect(dialog).toHaveAccessibleDescription(QUESTION);
    const buttons = within(dialog).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(['Cancel', 'Delete Property']);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

/** On a phone it rises from the lower edge, the main button first; the focus is on Cancel here too. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const buttons = within(await find()).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(['Delete Property', 'Cancel']);
    await waitFor(() => expect(buttons[1]).toHaveFocus());
  },
};

const deleted = fn<(id: string) => void>();
const counted = () => {
  deleted.mockClear();
};
const success = {
  handlers: {
    deleteProperty: http.delete('*/api/agent/properties/:id', ({ params }) => {
      deleted(String(params['id']));
      return HttpResponse.json({ success: true });
    }),
  },
};

/** A changed mind: Cancel or Escape, nothing is sent, the focus is back on the button. */
export const Cancelled: Story = {
  parameters: { proves: ['C404'], msw: success },
  args: { isOpen: false },
  beforeEach: counted,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete Villa' });
    await userEvent.click(opener);
    await userEvent.click(within(await find()).getByRole('button', { name: 'Cancel' }));
    await isClosed();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await find();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(deleted).not.toHaveBeenCalled();
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};

/** Yes, pressed twice in a hurry: one call with the listing's id. */
export const Deleted: Story = {
  parameters: { proves: ['C406', 'F123'], msw: success },
  args: { isOpen: false },
  beforeEach: counted,
  play: async ({ canvas, args }) => {
    const button = await ask(canvas);
    button.click();
    button.click();
    await isClosed();
    await expect(deleted.mock.calls).toEqual([['31']]);
    await expect(args.onDeleted).toHaveBeenCalledWith({ listingId: '31' });
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

/** It is gone already, from another device: that counts as deleted. */
export const GoneAlready: Story = {
  parameters: {
    proves: ['F123'],
    msw: { handlers: { deleteProperty: outcomes.deletePropertyError(404) } },
  },
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(await ask(canvas));
    await isClosed();
    await expect(args.onDeleted).toHaveBeenCalledWith({ listingId: '31' });
    await expect(args.onFailed).not.toHaveBeenCalled();
  },
};

/** The call is under way: the button says so, and nothing closes the dialog. */
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

/** The server refuses: the dialog closes and the page tells. */
export const Refused: Story = {
  parameters: { msw: { handlers: { deleteProperty: outcomes.deletePropertyError(500) } } },
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(await ask(canvas));
    await isClosed();
    await expect(args.onDeleted).not.toHaveBeenCalled();
    await expect(args.onFailed).toHaveBeenCalledWith({ listingId: '31', error: expect.anything() });
  },
};

/** A title without end and without spaces: the question scrolls, both buttons stay in reach. */
export const LongText: Story = {
  args: { listing: { id: '31', title: 'Nkrumah'.repeat(1200) } },
  play: async () => {
    const dialog = await find();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const button = await deleteButton();
    button.scrollIntoView();
    await expect(button).toBeVisible();
  },
};
