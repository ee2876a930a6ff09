import type { Meta, StoryObj } from '@storybook/react-vite';
import { Upload } from 'lucide-react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { DropZone } from './DropZone';
import { StaticDropZone } from './StaticDropZone';

const meta = {
  title: 'Primitives/DropZone',
  component: DropZone,
  args: {
    title: 'Add photos',
    titleSuffix: 'or drop them here',
    hint: 'JPEG, PNG, JPG or GIF, up to 5 MB each',
    chooserLabel: 'Choose files',
    describeDraggedFiles: (files) => ({ title: `Drop to add ${files} photos`, hint: '3 of 10 used' }),
    onFiles: fn(),
    onDropRejected: fn(),
  },
  parameters: {
    design: designs('file-drop-zone'),
    guide: {
      use: 'For adding files: one button that opens the file chooser, and an area to drop or paste them.',
      avoid:
        'It does not validate files. In a form use PhotoQueueField or FileHintField, which validate and explain errors.',
      do: "Name types and size in the hint: 'JPEG or PNG, up to 5 MB each'.",
      dont: 'Do not make dragging the only way to add a file.',
      anatomy: [
        'icon',
        'title and hint',
        'button that opens the file chooser',
        'busy hint while files are checked',
      ],
      accessibility: [
        'One native button fills the area; Enter and Space open the file chooser. Dropping is an addition.',
        'Messages about the zone are its description through `describedBy`. While disabled it stays focusable.',
      ],
      related: ['PhotoQueueField', 'FileHintField', 'PhotoTile'],
    } satisfies Guide,
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

const createPhoto = () => new File(['a'], 'a.jpg', { type: 'image/jpeg' });

function dispatchDrag(element: Element, eventType: string, files: readonly File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return fireEvent(
    element,
    new DragEvent(eventType, { bubbles: true, cancelable: true, dataTransfer: transfer }),
  );
}

/** Empty; Tab focuses it, and a file is chosen. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Add photos or drop them here/ })).toHaveFocus();
    const input = canvasElement.querySelector('input');
    if (!input) throw new Error('File input not found');
    await userEvent.upload(input, [createPhoto()]);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
  },
};

/** Files are dragged over it. */
export const Over: Story = {
  play: async ({ canvas }) => {
    dispatchDrag(canvas.getByRole('button'), 'dragenter', [createPhoto(), createPhoto(), createPhoto()]);
    await expect(await canvas.findByText('Drop to add 3 photos')).toBeVisible();
  },
};

/** A drop outside is prevented, so that the browser does not leave the page, and reported. */
export const DroppedBeside: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(dispatchDrag(canvasElement, 'drop', [createPhoto()])).toBe(false);
    await expect(args.onDropRejected).toHaveBeenCalledWith('droppedOutside');
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};

/** No more files can be added. */
export const Disabled: Story = {
  tags: ['visual'],
  args: { isDisabled: true, hint: '10 of 10 photos. Remove one to add another.' },
};

/** Files are being checked. */
export const Busy: Story = { tags: ['visual'], args: { busyHint: 'Checking...' } };

/** For one document. */
export const OneFile: Story = {
  tags: ['visual'],
  args: {
    title: 'Choose a file',
    titleSuffix: 'or drop it here',
    hint: 'PNG, JPG, PDF up to 10MB',
    icon: Upload,
    isMultiple: false,
    chooserLabel: '',
  },
  render: ({ chooserLabel: _none, ...args }) => <DropZone {...args} />,
};

/** The last tile of a grid. */
export const Tile: Story = {
  args: { shape: 'tile' },
  render: ({ chooserLabel: _none, titleSuffix: _rest, hint: _hint, ...args }) => (
    <div style={{ inlineSize: 181 }}>
      <DropZone {...args} title="Add images" />
    </div>
  ),
};

/** The static version: idle, and with files over it. */
export const Faces: Story = {
  tags: ['visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <StaticDropZone title={args.title} titleSuffix={args.titleSuffix} hint={args.hint} />
      <StaticDropZone state="over" title="Drop to add 3 photos" hint="3 of 10 used" />
    </div>
  ),
};
