import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { color, radius, space } from '../../theme/tokens';
import {
  PROGRESS_TONES,
  PROGRESS_BACKGROUNDS,
  PROGRESS_THICKNESSES,
  ProgressBar,
  TimedBar,
} from './ProgressBar';

const Forest = styled.div`
  padding: ${space[6]};
  border-radius: ${radius.card};
  background: ${color.brand};
`;

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  argTypes: {
    tone: { control: 'select', options: PROGRESS_TONES },
    background: { control: 'select', options: PROGRESS_BACKGROUNDS },
    thickness: { control: 'select', options: PROGRESS_THICKNESSES },
  },
  args: { label: 'Listings used', value: 7, max: 10, valueText: '7 of 10 listings used' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, padding: 24 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    design: designs('spinner-and-progress'),
    guide: {
      use: 'For a known share (a plan’s listings, an upload) and for work of unknown duration. TimedBar is for screens that redirect automatically.',
      avoid: 'Not for a short wait inside a button or a list: Button shows a spinner, lists show skeletons.',
      do: "Write the value as words too: '7 of 10 listings used'.",
      dont: 'Do not fill it by a guess. Leave `value` out.',
      anatomy: ['track', 'fill', 'text of the value below'],
      accessibility: [
        'Role `progressbar` with a name, the value and its text; without a value it is of unknown duration.',
        'The visible text is hidden from screen readers, which get it from the bar. It is static with reduced motion.',
      ],
      related: ['Spinner', 'PhotoTile', 'CurrentPlanCard'],
      exports: ['ProgressBar', 'TimedBar'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ProgressBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A known value with its text. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Listings used' });
    await expect(bar).toHaveAttribute('aria-valuenow', '7');
    await expect(bar).toHaveAttribute('aria-valuemax', '10');
    await expect(bar).toHaveAttribute('aria-valuetext', '7 of 10 listings used');
    const [trackWidth, fillWidth] = [bar, bar.firstElementChild].map(
      (box) => box?.getBoundingClientRect().width,
    );
    await expect(Math.round(((fillWidth ?? 0) / (trackWidth ?? 1)) * 100)).toBe(70);
    await expect(bar.getBoundingClientRect().height).toBe(8);
  },
};

/** On the plan card: gold on forest. */
export const OnBrand: Story = {
  tags: ['visual'],
  args: { background: 'brand' },
  render: (args) => (
    <Forest>
      <ProgressBar {...args} />
    </Forest>
  ),
};

/** Four fifths are used: the text turns gold. */
export const NearlyFull: Story = {
  tags: ['visual'],
  ...OnBrand,
  args: { background: 'brand', value: 8, valueText: '8 of 10 listings used', tone: 'notice' },
};

/** The limit is reached. */
export const Full: Story = {
  ...OnBrand,
  args: { background: 'brand', value: 10, valueText: 'Limit reached', tone: 'notice' },
};

/** Nothing is used. */
export const Empty: Story = { args: { value: 0, valueText: '0 of 10 listings used' } };

/** A value above the maximum, as in old data: the bar stays in its box. */
export const OverFull: Story = {
  args: { value: 14, valueText: '14 of 10 listings used' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '10');
  },
};

/** A photo is uploading; the progress is unknown. Static with reduced motion. */
export const Indeterminate: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => <ProgressBar label="Uploading kitchen.jpg" thickness={4} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

/** A screen that redirects after 3 s: the bar fills during that time. */
export const Timed: Story = {
  parameters: { controls: { disable: true } },
  render: () => <TimedBar label="Going to your dashboard" durationMs={3000} />,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Going to your dashboard' });
    await expect(bar.getBoundingClientRect().height).toBe(4);
    await expect(bar.firstElementChild).toHaveStyle({ '--wait': '3000ms' });
  },
};

/** The text is shown elsewhere and only announced here. */
export const WordsElsewhere: Story = {
  args: { isValueTextHidden: true, thickness: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('7 of 10 listings used')).toBeNull();
  },
};

/** Long text wraps below the bar. */
export const LongText: Story = {
  tags: ['visual'],
  args: {
    valueText: '1,284 of 10,000 listings used in this month of your Premium plan for agencies and developers',
  },
};
