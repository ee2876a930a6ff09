import { priceStripOf } from '@efie/domain/listing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { PriceStrip } from './PriceStrip';

const prices = [900, 1200, 1200, 1500, 1650, 1700, 1750, 1800, 2000, 2500, 2600, 4000];

const meta = {
  title: 'Panels/PriceStrip',
  component: PriceStrip,
  parameters: {
    guide: {
      use: 'Beside the sentence that compares a price with the median of similar homes.',
      avoid: 'Without that sentence: screen readers skip the drawing.',
      do: 'Show it where at least eight prices are known.',
      dont: 'Do not call a price high or low.',
      anatomy: ['one dot for each home', 'a line at the median', 'the lowest and the highest price'],
      accessibility: ['Hidden from screen readers, and left to right in every language.'],
      related: ['MoveInCost', 'SimilarProperties'],
    } satisfies Guide,
  },
  args: { strip: priceStripOf(1550, prices, 1725) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A price below the median of twelve. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(13);
    await expect(canvas.getByText('GH₵ 900')).toBeVisible();
    await expect(canvas.getByText('GH₵ 4,000')).toBeVisible();
  },
};

/** The highest price, ten times the next. */
export const FarAbove: Story = {
  args: { strip: priceStripOf(40_000, prices, 1725) },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg')?.getBoundingClientRect();
    for (const dot of canvasElement.querySelectorAll('circle'))
      await expect(dot.getBoundingClientRect().right).toBeLessThanOrEqual(drawing?.right ?? 0);
  },
};

/** Every home has the same price. */
export const Alike: Story = { args: { strip: priceStripOf(1000, Array<number>(8).fill(1000), 1000) } };

/** Of hundreds of homes, 60 are shown. */
export const Many: Story = {
  args: {
    strip: priceStripOf(
      3000,
      Array.from({ length: 400 }, (_, index) => 800 + index * 20),
      4790,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('circle')).toHaveLength(61);
  },
};
