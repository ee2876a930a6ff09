import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Alert } from '../Alert';
import { Button } from '../Button';
import { ICON_TILE_TONES } from '../IconTile';
import { AlertDialog, type AlertDialogProps } from './AlertDialog';

/** A button that opens the dialog. On docs pages the dialog starts closed. */
function DialogWithOpener({ isInDocs, ...props }: AlertDialogProps & { isInDocs: boolean }) {
  const [isOpen, setOpen] = useState(props.isOpen && !isInDocs);
  const [isBusy, setBusy] = useState(props.isBusy ?? false);
  return (
    <div style={{ minBlockSize: isInDocs ? 0 : 600, padding: 16 }}>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <AlertDialog
        {...props}
        isOpen={isOpen}
        isBusy={isBusy}
        onClose={() => {
          props.onClose();
          setOpen(false);
        }}
        onConfirm={() => {
          props.onConfirm();
          setBusy(true);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Primitives/AlertDialog',
  component: AlertDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    onConfirm: fn(),
    title: 'Delete Property',
    description:
      'Are you sure you want to delete "Villa with a shaded front terrace"? This action cannot be undone.',
    icon: Trash2,
    confirmLabel: 'Delete Property',
    busyLabel: 'Deleting...',
  },
  argTypes: { iconTone: { control: 'select', options: ICON_TILE_TONES } },
  render: (args, { viewMode }) => (
    <DialogWithOpener key={`${args.isOpen} ${args.isBusy}`} {...args} isInDocs={viewMode === 'docs'} />
  ),
  parameters: {
    design: designs('dialog'),
    kind: 'overlay',
    guide: {
      use: 'To confirm an action that loses data: delete, remove. The confirm button repeats the verb of the title.',
      avoid:
        'Not for actions that a toast can undo. Not for notices: use Dialog. Not for forms: use FormDialog.',
      do: "Title 'Delete Property', button 'Delete Property'.",
      dont: 'Do not label the buttons Yes and No.',
      anatomy: [
        'icon tile',
        'title',
        'question',
        'error of a failed attempt, if there is one',
        'Cancel and the confirm button',
      ],
      accessibility: [
        'Role `alertdialog`, named by its title and described by the question.',
        'Focus moves to Cancel first, stays inside, and returns to the opener. Escape cancels; a press on the scrim does nothing.',
        'While busy nothing closes it, and the busy label is announced politely.',
      ],
      related: ['Dialog', 'FormDialog', 'DeleteProperty', 'RemoveFavorite'],
    } satisfies Guide,
  },
} satisfies Meta<typeof AlertDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const findDialog = () => screen.findByRole('alertdialog', { name: 'Delete Property' });

/** Deleting a listing: Cancel is focused first, so that Enter deletes nothing. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

/** Keyboard: Tab stays inside, Enter on Cancel closes it, and focus returns to the opener. */
export const Keyboard: Story = {
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Delete' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await findDialog());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Delete Property' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** A press outside does not close it; Escape cancels. */
export const PressBeside: Story = {
  play: async ({ args }) => {
    const dialog = await findDialog();
    const scrim = dialog.previousElementSibling;
    if (scrim) await userEvent.click(scrim, { pointerEventsCheck: 0 });
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** While the action runs, the button keeps its width and shows its busy label, and nothing closes the dialog. */
export const Busy: Story = {
  tags: ['visual'],
  play: async ({ args }) => {
    const dialog = await findDialog();
    const confirm = within(dialog).getByRole('button', { name: 'Delete Property' });
    const width = confirm.offsetWidth;
    await userEvent.click(confirm);
    await userEvent.click(confirm);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(confirm).toHaveTextContent('Deleting...');
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await expect(confirm.offsetWidth).toBe(width);
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Deleting...');
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};

/** On a phone: a sheet with the main button first, both buttons as wide as the sheet. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await findDialog();
    const buttons = within(dialog).getAllByRole('button');
    await expect(buttons.map((button) => button.textContent)).toEqual(['Delete Property', 'Cancel']);
    const widths = buttons.map((button) => button.offsetWidth);
    await expect(widths[0]).toBe(widths[1]);
    await waitFor(() => expect(buttons[1]).toHaveFocus());
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight));
  },
};

/** An action that can be undone: a neutral icon, the same red button. */
export const Remove: Story = {
  args: {
    title: 'Remove from favorites?',
    description: 'You can save it again at any time.',
    icon: HeartOff,
    iconTone: 'neutral',
    confirmLabel: 'Remove',
    busyLabel: 'Removing...',
  },
};

/** The request failed: the error is shown above the buttons, and the action can be repeated. */
export const Refused: Story = {
  tags: ['visual'],
  args: {
    children: (
      <Alert kind="danger" role="alert">
        Failed to delete property.
      </Alert>
    ),
  },
  play: async () => {
    await expect(within(await findDialog()).getByRole('alert')).toHaveTextContent(
      'Failed to delete property.',
    );
  },
};

/** A description of ten thousand characters scrolls; both buttons stay reachable. */
export const LongText: Story = {
  args: { description: `Are you sure you want to delete "${'Nkrumah '.repeat(1250)}"?` },
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
    within(dialog).getByRole('button', { name: 'Delete Property' }).scrollIntoView();
    await expect(within(dialog).getByRole('button', { name: 'Delete Property' })).toBeVisible();
  },
};
