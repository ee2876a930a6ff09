import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { withStoryForm } from '../storyForm';
import { FileHintField } from './FileHintField';

const meta = {
  title: 'Fields/FileHintField',
  component: FileHintField,
  args: { name: 'idDocument' },
  decorators: [withStoryForm],
  parameters: {
    design: designs('agent-signup'),
    guide: {
      use: 'The optional ID document of the agent signup: shows the chosen file and says that it is not sent.',
      avoid: 'Files that are uploaded: PhotoQueueField or ProfileImageField.',
      do: 'Say that the file is not sent.',
      dont: 'Do not use it for a file that the server needs.',
      anatomy: [
        "legend with 'Optional'",
        'drop zone, or the chosen file with Remove',
        'note that it is not sent',
      ],
      accessibility: [
        'A native button opens the file chooser. The chosen file and its warning are announced, and focus moves to Remove, after a removal back to the zone.',
      ],
      related: ['DropZone', 'ProfileImageField', 'PhotoQueueField'],
    } satisfies Guide,
  },
} satisfies Meta<typeof FileHintField>;
export default meta;

type Story = StoryObj<typeof meta>;

async function choose(element: HTMLElement, file: File) {
  // The drop zone is lazy-loaded.
  const input = await waitFor(() => {
    const found = element.querySelector('input');
    if (!found) throw new Error('The field has no file input.');
    return found;
  });
  const transfer = new DataTransfer();
  transfer.items.add(file);
  Object.defineProperty(input, 'files', { configurable: true, value: transfer.files });
  await fireEvent.change(input);
}

const withFile = (file: File) => ({ form: { initialValues: { idDocument: file } } });

/** No file chosen; the field is optional. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^Choose a file/ });
    await expect(canvas.getByText('PNG, JPG, PDF up to 10MB')).toBeVisible();
    await expect(canvas.getByText('Optional')).toBeVisible();
  },
};

/** A chosen document: its name and a note that it is not sent. Removing it shows the drop zone again, with focus. */
export const Chosen: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File(['%PDF'], 'ghana-card.pdf', { type: 'application/pdf' }));
    await expect(await canvas.findByText('ghana-card.pdf')).toBeVisible();
    await expect(canvas.getByText('This file is not sent with your registration.')).toBeVisible();
    const remove = canvas.getByRole('button', { name: 'Remove ghana-card.pdf' });
    await waitFor(() => expect(remove).toHaveFocus());
    remove.click();
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Choose a file/ })).toHaveFocus());
    await expect(canvas.queryByText('ghana-card.pdf')).not.toBeInTheDocument();
  },
};

/** An unexpected file type: accepted, with a warning. */
export const OddType: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' }));
    await expect(await canvas.findByText('setup.exe is not a PNG, JPG or PDF.')).toBeVisible();
    await expect(canvas.getByText('This file is not sent with your registration.')).toBeVisible();
  },
};

/** A file over 10 MB: accepted, with a warning. */
export const TooLarge: Story = {
  tags: ['visual'],
  parameters: withFile(new File([new Uint8Array(11 * 1024 * 1024)], 'scan.pdf', { type: 'application/pdf' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('scan.pdf is larger than 10MB.')).toBeVisible();
    await expect(canvas.getByText('11 MB')).toBeVisible();
  },
};

/** A very long file name. */
export const LongName: Story = {
  parameters: withFile(new File(['%PDF'], `${'identity-card-of-ama-'.repeat(15)}.pdf`)),
};
