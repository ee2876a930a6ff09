import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Star } from 'lucide-react';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { BADGE_TONES, Badge } from './Badge';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  argTypes: {
    tone: { control: 'select', options: BADGE_TONES },
  },
  parameters: {
    design: designs('badges'),
    layout: 'padded',
    guide: {
      use: 'For one short fact about an item: a type, or a status with its dot. On photos use the tones featured or glass.',
      avoid:
        'Not for a control: use FilterChip or Button. Not for a number: use CountBadge. The badges of listings are in Cards.',
      do: "Give every status a dot: 'Active', 'Sold'.",
      dont: 'Do not place a soft tone on a photo without a dot. Use `featured` or `glass`.',
      anatomy: ['dot or icon, if there is one', 'one or two words'],
      accessibility: [
        'Plain text without a role: dot, icon and color only support it. Wrap text from the server in a `bdi`, so that right-to-left words stay in order.',
      ],
      related: ['Badges', 'CountBadge', 'FilterChip'],
    } satisfies Guide,
  },
  args: { children: 'Villa' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const;

/** The neutral tone. */
export const Default: Story = {};

/** The two tones for use on photos. */
export const OnPicture: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ ...row, background: 'var(--motif-on-forest-6)' }}>
      <Badge tone="featured" icon={Star}>
        Featured
      </Badge>
      <Badge tone="glass">Apartment</Badge>
    </div>
  ),
};

/** Listing types and other labels. */
export const Tones: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={row}>
      <Badge tone="green">For Rent</Badge>
      <Badge tone="clay">For Sale</Badge>
      <Badge tone="info">Pending</Badge>
      <Badge tone="danger">Failed</Badge>
      <Badge tone="gold">Over 60 days old</Badge>
    </div>
  ),
};

/** A status has a dot and text, never color alone. The same badge is the ribbon on a photo. */
export const Status: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={row}>
      <Badge tone="green" hasDot>
        Active
      </Badge>
      <Badge tone="neutral" hasDot>
        Inactive
      </Badge>
      <Badge tone="clay" hasDot>
        Sold
      </Badge>
      <Badge tone="gold" hasDot>
        Rented
      </Badge>
    </div>
  ),
};

/** A long label wraps inside its column. */
export const LongText: Story = {
  tags: ['visual'],
  args: { children: 'Commercial building with shops and offices', hasDot: true },
  render: (args) => (
    <div style={{ maxInlineSize: 160 }}>
      <Badge {...args} />
    </div>
  ),
};

/** With an icon before the text. */
export const WithIcon: Story = {
  tags: ['visual'],
  args: { tone: 'green', icon: Check, children: 'Subscribed' },
};

/** Text from the server, in any script. */
export const Hostile: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={row}>
      <Badge hasDot>قيد المراجعة</Badge>
      <Badge tone="clay">👩‍👩‍👧‍👦 Kɔmfo Anɔkye</Badge>
      <Badge tone="info">
        <bdi>{'under_offer'.repeat(3)}</bdi>
      </Badge>
    </div>
  ),
};
