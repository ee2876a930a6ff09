import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Text } from '../Text';
import { Skeleton } from './Skeleton';
import { SkeletonLine } from './SkeletonLine';

const meta = {
  title: 'Primitives/Skeleton',
  tags: ['visual'],
  component: Skeleton,
  parameters: {
    design: designs('property-card', 'listings-loading'),
    layout: 'padded',
    guide: {
      use: 'In place of content that is loading, with the same size, so that there is no layout shift. SkeletonLine has the line box of a text style.',
      avoid: 'Not inside a button: use isLoading. Announce what is loading in one live region.',
      do: "Give it the ratio of the photo it replaces: '3 / 2'.",
      dont: 'Do not show more of them than the list will have.',
      anatomy: ['a bar or block of the size of the content'],
      accessibility: [
        'Hidden from screen readers: announce what is loading in one live region beside the list.',
        'It does not pulse with reduced motion.',
      ],
      related: ['Spinner', 'ResultList'],
      exports: ['Skeleton', 'SkeletonLine'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In place of a photo that is loading. */
export const Default: Story = {
  args: { ratio: '3 / 2' },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <Skeleton {...args} />
    </div>
  ),
};

const variants = ['price', 'cardTitle', 'body', 'small', 'caption'] as const;

/** A bar has the line box of the text it replaces, so that there is no layout shift. */
export const Lines: Story = {
  parameters: { controls: { disable: true } },
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
      const [bar, text] = [...pair.children].map((part) => part.getBoundingClientRect().height);
      await expect(bar).toBe(text);
    }
  },
};
