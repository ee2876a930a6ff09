import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar';

const meta = { title: 'Primitives/Avatar', component: Avatar, args: { initials: 'AO' } } satisfies Meta<
  typeof Avatar
>;
export default meta;

type Story = StoryObj<typeof meta>;

const face =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="#F2C7B3"/><circle cx="60" cy="52" r="26" fill="#6B4226"/><path d="M14 120a46 46 0 0 1 92 0z" fill="#17523A"/></svg>',
  );

/** No picture: initials. */
export const Default: Story = {};

/** With a picture. */
export const WithPicture: Story = { args: { src: face, size: 64 } };

/** A picture that does not come is replaced by the initials. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken', size: 52, loading: 'eager', label: 'Ama Owusu' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Ama Owusu' })).toHaveTextContent('AO'));
  },
};

/** Every size, with the letters never under 13 px and never more than two. */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, padding: 16 }}>
      {([32, 36, 40, 52, 60, 64, 96, 120, 152] as const).map((size) => (
        <Avatar key={size} initials="KMX" size={size} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('KMX');
  },
};
