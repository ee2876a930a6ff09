import { LISTING_STATS, listingStats } from '@efie/domain/listing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { StatCard } from './StatCard';

const row = { display: 'flex', flexWrap: 'wrap', gap: '4px 20px', padding: 16 } as const;

const meta = {
  title: 'Cards/StatCard',
  component: StatCard,
  argTypes: { value: { control: 'select', options: [8412, 0, 'loading', 'failed'] } },
  args: { label: 'Total views', value: 8412 },
  decorators: [
    (Story) => (
      <div style={row}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    design: designs('stat-and-plan', 'dashboard'),
    guide: {
      use: 'One number with its label, in a row of them: the four statistics of a verified agent’s dashboard.',
      avoid:
        'Not for an interactive number, and not for a sentence. For how much of a plan is used take CurrentPlanCard.',
      do: 'Show a dash where the number could not be loaded.',
      dont: 'Do not show 0 for a failure.',
      anatomy: ['label', 'figure', 'message after a failure'],
      accessibility: ["Text: the label, which says 'loading' while it loads, then the figure."],
      related: ['CurrentPlanCard', 'ValueCard'],
    } satisfies Guide,
  },
} satisfies Meta<typeof StatCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A verified agent sees how often their listings were viewed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('8,412')).toBeVisible();
    await expect(canvas.getByText('Total views')).toBeVisible();
  },
};

/** The four statistics, computed from the agent's listings. */
export const Four: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => {
    const stats = listingStats([
      { status: 'active', viewCount: 1284 },
      { status: 'active', viewCount: 7128 },
      { status: 'rented', viewCount: null },
      { status: 'sold', viewCount: 0 },
    ]);
    return (
      <>
        {LISTING_STATS.map(({ key, label }) => (
          <StatCard key={key} label={label} value={stats[key]} />
        ))}
      </>
    );
  },
  play: async ({ canvas }) => {
    for (const label of ['Active listings', 'Total views', 'Rented', 'Sold'])
      await expect(canvas.getByText(label)).toBeVisible();
    await expect(canvas.getByText('8,412')).toBeVisible();
  },
};

/** A new agent: 0 is shown as a number. */
export const Zero: Story = {
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0')).toBeVisible();
  },
};

/** A large number has thousands separators. */
export const Large: Story = {
  args: { value: 1_234_567 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,234,567')).toBeVisible();
  },
};

/** While loading the card already has its final size. */
export const Loading: Story = {
  tags: ['visual'],
  args: { value: 'loading' },
  render: (args) => (
    <>
      <StatCard {...args} />
      <StatCard {...args} value={12} />
    </>
  ),
  play: async ({ canvas }) => {
    const [loading, loaded] = canvas.getAllByText(/^Total views/).map(({ parentElement }) => parentElement);
    await expect(loading).toHaveTextContent('Total views, loading');
    await expect(loading?.offsetTop).toBe(loaded?.offsetTop);
  },
};

/** The request failed: a dash and a message, never 0. */
export const Failed: Story = {
  tags: ['visual'],
  args: { value: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Could not be loaded')).toBeVisible();
    await expect(canvas.getByText('–')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** A long label wraps and does not overflow. */
export const LongText: Story = {
  args: { label: 'Listings that were looked at by people in other regions', value: 123_456_789_012 },
};
