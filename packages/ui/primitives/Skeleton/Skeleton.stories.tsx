import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text';
import { Skeleton } from './Skeleton';
import { SkeletonLine } from './SkeletonLine';

const meta = {
  title: 'Primitives/Skeleton',
  tags: ['visual'],
  component: Skeleton,
  parameters: {
    layout: 'padded',
    guide: {
      use: 'In the place of what loads, with the box of the real thing, so that nothing moves. SkeletonLine takes the line box of a text style.',
      avoid:
        'Not for waits under a second inside a button, use isLoading there; say what is awaited in one live region.',
    },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A picture that is on its way. */
export const Default: Story = {
  args: { ratio: '3 / 2' },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Skeleton {...args} />
    </div>
  ),
};

const variants = ['price', 'cardTitle', 'body', 'small', 'caption'] as const;

/** A bar takes the line box of the text it stands for, so that nothing moves when the words come. */
export const Lines: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
      {variants.map((variant) => (
        <div key={variant} style={{ display: 'contents' }} data-pair="">
          <SkeletonLine variant={variant} width="80%" />
          <Text variant={variant}>{variant}</Text>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const pair of canvasElement.querySelectorAll('[data-pair]')) {
      const [bar, words] = [...pair.children].map((part) => part.getBoundingClientRect().height);
      await expect(bar).toBe(words);
    }
  },
};
