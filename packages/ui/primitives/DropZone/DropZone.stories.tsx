import type { Meta, StoryObj } from '@storybook/react-vite';
import { Upload } from 'lucide-react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { DropZone } from './DropZone';
import { DropZoneFace } from './DropZoneFace';

const meta = {
  title: 'Primitives/DropZone',
  component: DropZone,
  args: {
    title: 'Add photos',
    rest: 'or drop them here',
    hint: 'JPEG, PNG, JPG or GIF, up to 5 MB each',
    chooserLabel: 'Choose files',
    describeHover: (files) => ({ title: `Drop to add ${files} photos`, hint: '3 of 10 used' }),
    onFiles: fn(),
    onMishap: fn(),
  },
  parameters: {
    guide: {
      use: 'Where files are added: one button that opens the chooser, and a place to drop or paste them.',
      avoid: 'It judges no file. Take PhotoQueueField or FileHintField in a form; they do, and say why.',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DropZone>;
export default meta;

type Story = StoryObj<typeof meta>;

const note = () => new File(['a'], 'a.jpg', { type: 'image/jpeg' });

function dragWith(element: Element, kind: string, files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return fireEvent(element, new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: transfer }));
}

/** Nothing is there yet; it is reached by Tab, and files are chosen. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Add photos or drop them here/ })).toHaveFocus();
    const input = canvasElement.querySelector('input');
    if (!input) throw new Error('There is no file input.');
    await userEvent.upload(input, [note()]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
  },
};

/** Files hover above it. */
export const Over: Story = {
  play: async ({ canvas }) => {
    dragWith(canvas.getByRole('button'), 'dragenter', [note(), note(), note()]);
    await expect(await canvas.findByText('Drop to add 3 photos')).toBeVisible();
  },
};

/** A drop beside it is stopped and told, so that the page stays. */
export const DroppedBeside: Story = {
  parameters: { proves: ['F116'] },
  play: async ({ args, canvasElement }) => {
    await expect(dragWith(canvasElement, 'drop', [note()])).toBe(false);
    await expect(args.onMishap).toHaveBeenCalledWith('beside');
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

/** Nothing more can be added. */
export const Disabled: Story = {
  tags: ['visual'],
  args: { isDisabled: true, hint: '10 of 10 photos. Remove one to add another.' },
};

/** Files are being looked at. */
export const Busy: Story = { tags: ['visual'], args: { busyHint: 'Checking...' } };

/** One document. */
export const OneFile: Story = {
  tags: ['visual'],
  args: {
    title: 'Choose a file',
    rest: 'or drop it here',
    hint: 'PNG, JPG, PDF up to 10MB',
    icon: Upload,
    isMultiple: false,
    chooserLabel: '',
  },
  render: ({ chooserLabel: _none, ...args }) => <DropZone {...args} />,
};

/** The last place of a grid of tiles. */
export const Tile: Story = {
  args: { shape: 'tile' },
  render: ({ chooserLabel: _none, rest: _rest, hint: _hint, ...args }) => (
    <div style={{ inlineSize: 181 }}>
      <DropZone {...args} title="Add images" />
    </div>
  ),
};

/** As a picture of itself, for sheets: idle and with files above it. */
export const Faces: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <DropZoneFace title={args.title} rest={args.rest} hint={args.hint} />
      <DropZoneFace state="over" title="Drop to add 3 photos" hint="3 of 10 used" />
    </div>
  ),
};
