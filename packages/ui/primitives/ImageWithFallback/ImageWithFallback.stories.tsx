import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { ImageWithFallback } from './ImageWithFallback';

const photo =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400"><rect width="600" height="400" fill="#FAEACB"/><path d="M120 300V180L300 90L480 180V300Z" fill="#A04423"/></svg>',
  );

const meta = {
  title: 'Primitives/ImageWithFallback',
  component: ImageWithFallback,
  args: { src: photo, alt: 'House exterior, picture 1 of 4', seed: 'story' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'padded',
    guide: {
      use: 'For every image from the server: fixed aspect ratio, fade-in when decoded, the motif when it is missing.',
      avoid: 'Not for our own illustrations. Not for profile images: use Avatar.',
      do: "Describe what the photo shows: 'Villa in Aburi, photo 1 of 4'.",
      dont: "Do not use '' as the alternative text of a listing's photo.",
      anatomy: ['box of fixed ratio', 'image', 'motif in its place when it is missing'],
      accessibility: [
        'An `img` named by `alt`; the motif that replaces it has the same name.',
        'It does not fade with reduced motion.',
      ],
      related: ['Avatar', 'Gallery', 'Motif'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ImageWithFallback>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Fades in once decoded, in a box of fixed size. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: /picture 1 of 4/ });
    await waitFor(() => expect(image.parentElement).toHaveAttribute('data-state', 'shown'));
  },
};

/** The URL is broken: the motif with the same alternative text. */
export const Broken: Story = {
  tags: ['visual'],
  args: { src: 'data:image/png;base64,broken', loading: 'eager' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeInTheDocument());
    await expect(canvas.getByRole('img', { name: 'House exterior, picture 1 of 4' })).toBeVisible();
  },
};

/** Without a URL. */
export const Missing: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('img').getBoundingClientRect();
    await expect(Math.round((box.width / box.height) * 100)).toBe(150);
  },
};

/** Above the fold: eager, with high priority and without a fade. */
export const Urgent: Story = {
  tags: ['visual'],
  args: { loading: 'eager', fetchPriority: 'high', ratio: '16 / 10' },
};
