import { interior } from '@efie/illustrations';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Trash2, X } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { PhotoTile, TileAction, TileCorner } from './PhotoTile';

const onPress = fn();

const meta = {
  title: 'Primitives/PhotoTile',
  tags: ['visual'],
  component: PhotoTile,
  args: {
    src: `data:image/svg+xml,${encodeURIComponent(interior('living', 'tile', 'morning'))}`,
    alt: 'Photo 1 of 3, living.jpg',
    corner: <TileCorner label="Remove photo 1, living.jpg" icon={X} onClick={onPress} />,
  },
  parameters: {
    guide: {
      use: 'For one photo of a queue: there, on its way, failed, or marked for deletion.',
      avoid: 'For pictures of a listing that are only looked at use ImageWithFallback.',
    },
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

/** A chosen photo; its round button is 44 px to press. */
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

/** The first of all. */
export const Cover: Story = { args: { tag: 'Cover' } };

/** The same bytes as an earlier one. */
export const Duplicate: Story = { args: { tag: 'New', warning: 'Duplicate' } };

/** On its way. */
export const Sending: Story = { args: { state: 'sending', words: 'photo 3 of 10', corner: undefined } };

/** It could not be sent. */
export const Failed: Story = {
  args: {
    state: 'failed',
    words: 'Failed to upload kitchen.jpg',
    action: <TileAction type="button">Try again</TileAction>,
  },
};

/** It goes when the form is saved. */
export const Marked: Story = {
  args: {
    state: 'marked',
    words: 'Marked for deletion',
    corner: undefined,
    action: <TileAction type="button">Undo</TileAction>,
  },
};

/** An image of the listing that can be marked. */
export const Kept: Story = {
  tags: ['!visual'],
  args: { corner: <TileCorner label="Mark photo 1 for deletion" icon={Trash2} /> },
};

/** The picture is not ready yet. */
export const Waiting: Story = { args: { src: undefined } };
