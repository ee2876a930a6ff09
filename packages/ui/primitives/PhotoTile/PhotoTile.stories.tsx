import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { photoUrl } from '../../fields/storyPhotos';
import { PHOTO_TILE_STATES, PhotoTile, TileAction, TileCornerButton } from './PhotoTile';

const onPress = fn();

const meta = {
  title: 'Primitives/PhotoTile',
  tags: ['visual'],
  component: PhotoTile,
  argTypes: {
    state: { control: 'select', options: PHOTO_TILE_STATES },
  },
  args: {
    src: photoUrl('living'),
    alt: 'Photo 1 of 3, living.jpg',
    corner: <TileCornerButton label="Remove photo 1, living.jpg" icon={X} onClick={onPress} />,
  },
  parameters: {
    design: designs('file-drop-zone'),
    guide: {
      use: 'For one photo of an upload queue: ready, uploading, failed, or marked for deletion.',
      avoid: 'Not to view the photos of a listing: use ImageWithFallback.',
      do: "Name the photo in its button: 'Remove photo 3, kitchen.jpg'.",
      dont: 'Do not show a failure by color alone: write why.',
      anatomy: ['photo', 'corner button', 'labels at the foot', 'state with text, action or progress'],
      accessibility: [
        "The photo's `alt` has position and file name. An upload is a `progressbar` named by `statusText`.",
        'The corner button is 32 px for the eye and 44 px to press.',
      ],
      related: ['PhotoQueueField', 'ImageWithFallback', 'ProgressBar'],
      exports: ['PhotoTile', 'TileCornerButton', 'TileAction'],
    } satisfies Guide,
  },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <div style={{ inlineSize: '100%', maxInlineSize: 181 }}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof PhotoTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A chosen photo; its round button has a 44 px target. */
export const Default: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    onPress.mockClear();
    const button = canvas.getByRole('button', { name: 'Remove photo 1, living.jpg' });
    await expect(button.offsetWidth).toBe(44);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

/** The first photo. */
export const Cover: Story = { args: { tag: 'Cover' } };

/** The same file as an earlier photo. */
export const Duplicate: Story = { args: { tag: 'New', warning: 'Duplicate' } };

/** Uploading. */
export const Sending: Story = { args: { state: 'sending', statusText: 'photo 3 of 10', corner: undefined } };

/** Two fifths are uploaded, and the upload can be canceled. */
export const Uploading: Story = {
  args: {
    state: 'sending',
    statusText: 'photo 3 of 10',
    progress: 0.4,
    corner: <TileCornerButton label="Cancel photo 3, living.jpg" icon={X} onClick={onPress} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'photo 3 of 10' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await expect(canvas.getByRole('button', { name: 'Cancel photo 3, living.jpg' })).toBeVisible();
  },
};

/** The upload failed. */
export const Failed: Story = {
  args: {
    state: 'failed',
    statusText: 'Failed to upload kitchen.jpg',
    action: <TileAction type="button">Try again</TileAction>,
  },
};

/** Marked: deleted when the form is saved. */
export const Marked: Story = {
  args: {
    state: 'marked',
    statusText: 'Marked for deletion',
    corner: undefined,
    action: <TileAction type="button">Undo</TileAction>,
  },
};

/** A photo of the saved listing, which can be marked for deletion. */
export const Kept: Story = {
  tags: ['!visual'],
  args: { corner: <TileCornerButton label="Mark photo 1 for deletion" icon={Trash2} /> },
};

/** The preview is not ready yet. */
export const Waiting: Story = { args: { src: undefined } };
