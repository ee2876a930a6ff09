import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Alert } from '../Alert';
import { Button } from '../Button';
import { DIALOG_SIZES } from '../DialogFrame';
import { RadioGroup } from '../RadioGroup';
import { TextArea } from '../TextInput';
import { FormDialog, type FormDialogProps } from './FormDialog';

/** A button that opens the dialog. On docs pages the dialog starts closed. */
function DialogWithOpener({ isInDocs, ...props }: FormDialogProps & { isInDocs: boolean }) {
  const [isOpen, setOpen] = useState(props.isOpen && !isInDocs);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <div style={{ minBlockSize: isInDocs ? 0 : 600, padding: 16 }}>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Open
      </Button>
      <FormDialog {...props} isOpen={isOpen} onClose={close} />
    </div>
  );
}

const meta = {
  title: 'Primitives/FormDialog',
  component: FormDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    size: 'medium',
    title: 'Report Issue',
    description: 'Villa with a shaded front terrace',
    otherAction: (
      <Button kind="ghost" size="large">
        Cancel
      </Button>
    ),
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
  argTypes: { size: { control: 'select', options: DIALOG_SIZES } },
  render: (args, { viewMode }) => (
    <DialogWithOpener key={String(args.isOpen)} {...args} isInDocs={viewMode === 'docs'} />
  ),
  parameters: {
    design: designs('dialog'),
    kind: 'overlay',
    guide: {
      use: 'For a form that opens over the page: report, edit. On phones it becomes a bottom sheet.',
      avoid:
        'Not for a question or a notice: use Dialog. Not for a form of its own screen. Import it lazily.',
      do: "Let the submit button repeat the title: 'Submit Report'.",
      dont: 'Do not put a form with sections in it. Give it a screen.',
      anatomy: [
        'title, description and close button',
        'notice that stays visible',
        'form that scrolls',
        'footer with Cancel and the submit button',
      ],
      accessibility: [
        'A modal `dialog` named by its title. Focus stays inside and returns to the opener.',
        'While locked neither Escape nor a press outside closes it; `announcement` is read politely.',
      ],
      related: ['Dialog', 'Report', 'EditListing'],
    } satisfies Guide,
  },
} satisfies Meta<typeof FormDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Header and footer stay visible, the body scrolls. */
export const Default: Story = { tags: ['visual'] };

/** The widths, for a form of a few fields to one of a whole page. */
export const Sizes: Story = {
  render: function Render(args) {
    const [size, setSize] = useState<FormDialogProps['size']>();
    return (
      <div style={{ padding: 16 }}>
        {DIALOG_SIZES.map((name) => (
          <Button key={name} kind="secondary" onClick={() => setSize(name)}>
            {name}
          </Button>
        ))}
        <FormDialog
          {...args}
          size={size ?? 'small'}
          isOpen={size !== undefined}
          onClose={() => setSize(undefined)}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const widths: number[] = [];
    for (const name of DIALOG_SIZES) {
      await userEvent.click(canvas.getByRole('button', { name }));
      widths.push((await screen.findByRole('dialog')).offsetWidth);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    await expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  },
};

/** While it saves, it cannot be closed. */
export const Locked: Story = {
  args: {
    isLocked: true,
    announcement: 'Saving your changes',
    mainAction: (
      <Button size="large" isLoading>
        Submit Report
      </Button>
    ),
  },
  play: async ({ args }) => {
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByRole('status')).toHaveTextContent('Saving your changes');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** A notice about the whole form stays visible while the body scrolls. */
export const WithNotice: Story = {
  args: {
    size: 'large',
    title: 'Edit Property',
    notice: <Alert kind="warning">You are signed out.</Alert>,
    mainAction: <Button size="large">Update Property</Button>,
    children: (
      <div style={{ display: 'grid', gap: 20 }}>
        <TextArea label="Description" rows={40} />
        <TextArea label="Directions" rows={12} />
      </div>
    ),
  },
  render: ({ description: _description, ...args }, { viewMode }) => (
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
