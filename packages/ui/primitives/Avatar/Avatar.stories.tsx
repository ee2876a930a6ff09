import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { namedOptions } from '../../../../testing/namedOptions';
import { Avatar } from './Avatar';

const portrait =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><rect width="120" height="120" fill="#F2C7B3"/><circle cx="60" cy="52" r="26" fill="#6B4226"/><path d="M14 120a46 46 0 0 1 92 0z" fill="#17523A"/></svg>',
  );

const meta = {
  title: 'Primitives/Avatar',
  component: Avatar,
  argTypes: { src: namedOptions({ Portrait: portrait }) },
  parameters: {
    design: designs('navigation'),
    layout: 'padded',
    guide: {
      use: 'For a person or an agency: the profile image, or else the initials. Beside a written name it is decorative.',
      avoid: 'Not for photos of listings: use ImageWithFallback. Not for an icon: use IconTile.',
      do: 'Pass the initials of the written name: AO for Ama Owusu.',
      dont: 'Do not repeat a name that is written beside it in `label`.',
      anatomy: ['image', 'initials in its place while there is none'],
      accessibility: [
        'Hidden from screen readers, because a name is written beside it. With `label` it is an image with that name.',
      ],
      related: ['ImageWithFallback', 'IconTile', 'ProfileImageField'],
    } satisfies Guide,
  },
  args: { initials: 'AO' },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Without an image: initials. */
export const Default: Story = {};

/** With a profile image. */
export const WithPicture: Story = { tags: ['visual'], args: { src: portrait, size: 64 } };

/** An image that cannot be loaded is replaced by the initials. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken', size: 52, loading: 'eager', label: 'Ama Owusu' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Ama Owusu' })).toHaveTextContent('AO'));
  },
};

/** Every size; the initials are never smaller than 13 px. */
export const Sizes: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {([32, 36, 40, 52, 60, 64, 96, 120, 152] as const).map((size) => (
        <Avatar key={size} initials="KM" size={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const initials of canvas.getAllByText('KM')) {
      await expect(Number.parseFloat(getComputedStyle(initials).fontSize)).toBeGreaterThanOrEqual(13);
    }
  },
};

/** An emoji family, Arabic letters, a flag and accented letters stay whole. */
export const Letters: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {['👨‍👩‍👧‍👦', 'عب', 'É', 'ƐƆ', '🇬🇭'].map((initials) => (
        <Avatar key={initials} initials={initials} size={64} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('👨‍👩‍👧‍👦')).toBeVisible();
    await expect(canvas.getByText('عب')).toBeVisible();
  },
};

/** Beside a written name it is decorative and has no accessible name. */
export const BesideName: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <p style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Avatar initials="AO" /> Ama Owusu
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
