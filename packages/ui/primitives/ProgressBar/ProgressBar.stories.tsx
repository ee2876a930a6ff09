import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { color, radius, space } from '../../theme/tokens';
import { ProgressBar, TimedBar } from './ProgressBar';

const Forest = styled.div`
  padding: ${space[6]};
  border-radius: ${radius.card};
  background: ${color.brand};
`;

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Listings used', value: 7, max: 10, words: '7 of 10 listings used' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'For a known share (a plan’s listings, an upload) and for work of unknown length in a box of its own. TimedBar on screens that leave by themselves.',
      avoid: 'Not for a short wait inside a button or a list: Button shows a spinner, lists show skeletons.',
    },
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A share that is known, with its words. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Listings used' });
    await expect(bar).toHaveAttribute('aria-valuenow', '7');
    await expect(bar).toHaveAttribute('aria-valuemax', '10');
    await expect(bar).toHaveAttribute('aria-valuetext', '7 of 10 listings used');
    const [whole, part] = [bar, bar.firstElementChild].map((box) => box?.getBoundingClientRect().width);
    await expect(Math.round(((part ?? 0) / (whole ?? 1)) * 100)).toBe(70);
    await expect(bar.getBoundingClientRect().height).toBe(8);
  },
};

/** On the plan card: gold on forest. */
export const OnBrand: Story = {
  tags: ['visual'],
  args: { ground: 'brand' },
  render: (args) => (
    <Forest>
      <ProgressBar {...args} />
    </Forest>
  ),
};

/** Four fifths are used: the words turn to gold. */
export const NearlyFull: Story = {
  tags: ['visual'],
  ...OnBrand,
  args: { ground: 'brand', value: 8, words: '8 of 10 listings used', tone: 'notice' },
};

/** Nothing is left. */
export const Full: Story = {
  ...OnBrand,
  args: { ground: 'brand', value: 10, words: 'Limit reached', tone: 'notice' },
};

/** Nothing is used. */
export const Empty: Story = { args: { value: 0, words: '0 of 10 listings used' } };

/** Old data says more than there is: the bar stays in its box. */
export const OverFull: Story = {
  args: { value: 14, words: '14 of 10 listings used' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10');
  },
};

/** A photo is being sent: how much is left nobody knows. Still with reduced motion. */
export const Indeterminate: Story = {
  tags: ['visual'],
  render: () => <ProgressBar label="Uploading kitchen.jpg" thickness={4} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

/** A screen that leaves by itself after 3 s: the bar fills over the real wait. */
export const Timed: Story = {
  render: () => <TimedBar label="Going to your dashboard" wait={3000} />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Going to your dashboard' });
    await expect(bar.getBoundingClientRect().height).toBe(4);
    await expect(bar.firstElementChild).toHaveStyle({ '--wait': '3000ms' });
  },
};

/** The words stand elsewhere and are still heard. */
export const WordsElsewhere: Story = {
  args: { areWordsHidden: true, thickness: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('7 of 10 listings used')).toBeNull();
  },
};

/** Long words wrap under the bar. */
export const LongText: Story = {
  tags: ['visual'],
  args: {
    words: '1,284 of 10,000 listings used in this month of your Premium plan for agencies and developers',
  },
};
