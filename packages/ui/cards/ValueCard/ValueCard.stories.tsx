import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, Eye, Map, Users } from 'lucide-react';
import { expect } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Heading } from '../../primitives';
import { ValueCard } from './ValueCard';

const page = {
  display: 'grid',
  gap: 24,
  maxInlineSize: 1232,
  padding: 16,
  background: 'var(--color-sunken)',
};
const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: 'var(--grid-gap)',
};

const meta = {
  title: 'Cards/ValueCard',
  component: ValueCard,
  args: {
    icon: BadgeCheck,
    title: 'Trust',
    children: 'Look for the Verified Agent mark beside a name.',
  },
  decorators: [
    (Story) => (
      <div style={page}>
        <Heading level={2}>What we stand for</Heading>
        <div style={row}>
          <Story />
        </div>
      </div>
    ),
  ],
  parameters: {
    design: designs('about'),
    guide: {
      use: 'One value with its icon, in a row of four on About: a short title and one sentence that is true today.',
      avoid:
        'Not for a step (StepCard) or a number (StatCard), and never for a promise that nothing supports.',
      do: 'Claim what is true today.',
      dont: 'Do not use it as a link or button.',
      anatomy: ['icon tile', 'title', 'one or two sentences'],
      accessibility: ['A heading of the given level; the icon is hidden from screen readers.'],
      related: ['StepCard', 'StatCard', 'IconTile'],
    } satisfies Guide,
  },
} satisfies Meta<typeof ValueCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A visitor reads one of Efie's values. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Trust' })).toBeVisible();
  },
};

/** All four, as About shows them. */
export const Four: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <>
      <ValueCard icon={BadgeCheck} title="Trust">
        Look for the Verified Agent mark beside a name.
      </ValueCard>
      <ValueCard icon={Eye} title="Openness">
        The price on the page is the price the agent asks.
      </ValueCard>
      <ValueCard icon={Users} title="People first">
        You speak to a person, by call or WhatsApp.
      </ValueCard>
      <ValueCard icon={Map} title="Everywhere">
        From Axim to Bawku, search by region and district.
      </ValueCard>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
};

/** Long words wrap, and the cards of a row have the same height. */
export const LongText: Story = {
  render: (args) => (
    <>
      <ValueCard {...args} title={'Ahotɔsoɔnefahodiɛ'.repeat(3)}>
        {'The price on the page is the price the agent asks, with nothing added later. '.repeat(3)}
      </ValueCard>
      <ValueCard {...args} />
    </>
  ),
};
