import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartOff, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../Alert';
import { Button } from '../Button';
import { RadioGroup } from '../RadioGroup';
import { TextArea } from '../TextInput';
import { Dialog, type DialogProps } from './Dialog';

/** A button that opens the dialog. On docs pages the dialog starts closed. */
function DialogWithOpener({ isInDocs, ...props }: DialogProps & { isInDocs: boolean }) {
  const [isOpen, setOpen] = useState(!isInDocs);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <div style={{ minBlockSize: isInDocs ? 0 : 600, padding: 16 }}>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <Dialog {...props} isOpen={isOpen} onClose={close} />
    </div>
  );
}

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Delete Property',
    description:
      'Are you sure you want to delete "Villa with a shaded front terrace"? This action cannot be undone.',
    icon: Trash2,
    iconTone: 'danger',
    hasCloseButton: false,
    otherAction: (
      <Button kind="ghost" size="large">
        Cancel
      </Button>
    ),
    mainAction: (
      <Button kind="danger" size="large">
        Delete Property
      </Button>
    ),
  },
  render: (args, { viewMode }) => <DialogWithOpener {...args} isInDocs={viewMode === 'docs'} />,
  parameters: {
    guide: {
      use: 'For a question with several answers, a short form, or a notice that must be closed. On phones it becomes a bottom sheet.',
      avoid:
        'Not to confirm a loss of data: use AlertDialog. Not for content that fits on the page. Import it lazily.',
    },
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A confirm dialog. On phones it is a sheet with stacked buttons, the main one first. */
export const Default: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = screen.getByRole('dialog', { name: 'Delete Property' });
    await expect(dialog).toHaveAccessibleDescription(/cannot be undone/);
    await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeVisible();
  },
};

/** While the action runs, the dialog cannot be closed. */
export const Busy: Story = {
  args: {
    isLocked: true,
    mainAction: (
      <Button kind="danger" size="large" isLoading>
        Deleting...
      </Button>
    ),
  },
  play: async ({ args }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** Keyboard: focus stays inside, Escape closes, and focus returns to the opener. */
export const Keyboard: Story = {
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <div style={{ padding: 16 }}>
        <Button kind="secondary" onClick={() => setOpen(true)}>
          Open
        </Button>
        <Dialog {...args} hasCloseButton isOpen={isOpen} onClose={() => setOpen(false)} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    for (let press = 0; press < 5; press += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The first focus can be set: to Cancel, where the other button is destructive. */
export const FirstFocus: Story = {
  render: function Render(args, { viewMode }) {
    const cancel = useRef<HTMLButtonElement>(null);
    return (
      <DialogWithOpener
        {...args}
        isInDocs={viewMode === 'docs'}
        initialFocus={cancel}
        otherAction={
          <Button ref={cancel} kind="ghost" size="large">
            Cancel
          </Button>
        }
      />
    );
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};

/** An action that can be undone: a neutral icon, and a close button. */
export const Neutral: Story = {
  args: {
    title: 'Remove from favorites?',
    description: 'You can save it again at any time.',
    icon: HeartOff,
    iconTone: 'neutral',
    hasCloseButton: true,
    mainAction: (
      <Button kind="danger" size="large">
        Remove
      </Button>
    ),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

/** A form: header and footer stay visible, the body scrolls. */
export const Form: Story = {
  tags: ['visual'],
  args: {
    kind: 'form',
    size: 'medium',
    title: 'Report Issue',
    description: 'Villa with a shaded front terrace',
    hasCloseButton: true,
    mainAction: <Button size="large">Submit Report</Button>,
    children: (
      <div style={{ display: 'grid', gap: 20 }}>
        <RadioGroup
          label="Reason"
          value=""
          onValueChange={() => undefined}
          options={['Incorrect Information', 'Fraud or Scam', 'Other'].map((reason) => ({
            value: reason,
            label: reason,
          }))}
        />
        <TextArea label="Message" rows={12} />
      </div>
    ),
  },
  render: ({ icon: _icon, ...args }, { viewMode }) => (
    <DialogWithOpener {...args} isInDocs={viewMode === 'docs'} />
  ),
};

/** A notice about the whole form stays visible while the body scrolls. */
export const WithNotice: Story = {
  args: {
    kind: 'form',
    size: 'large',
    title: 'Edit Property',
    hasCloseButton: true,
    notice: <Alert kind="warning">You are signed out.</Alert>,
    mainAction: <Button size="large">Update Property</Button>,
    children: (
      <div style={{ display: 'grid', gap: 20 }}>
        <TextArea label="Description" rows={40} />
        <TextArea label="Directions" rows={12} />
      </div>
    ),
  },
  render: ({ icon: _icon, description: _description, ...args }, { viewMode }) => (
    <DialogWithOpener {...args} isInDocs={viewMode === 'docs'} />
  ),
  play: async () => {
    const dialog = within(screen.getByRole('dialog', { name: 'Edit Property' }));
    const notice = dialog.getByText('You are signed out.');
    const { top } = notice.getBoundingClientRect();
    dialog.getByRole('textbox', { name: 'Directions' }).scrollIntoView();
    await expect(notice.getBoundingClientRect().top).toBe(top);
  },
};

/** A long title and description. */
export const LongText: Story = {
  args: {
    title:
      'Delete the listing of a three bedroom townhouse with a shaded veranda in Airport Residential Area',
    description: 'Everything in it goes with it: photographs, views and questions. '.repeat(6),
  },
};
