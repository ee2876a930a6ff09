import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Star } from 'lucide-react';
import { Badge } from './Badge';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  parameters: {
    layout: 'padded',
    guide: {
      use: 'For one short fact beside or on something: a type, a status with its dot. On pictures take gold or glass.',
      avoid:
        "Not for something to press: take FilterChip or Button. Not for a number: take CountBadge. A listing's own badges are in Cards.",
    },
  },
  args: { children: 'Villa' },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const;

/** A quiet fact. */
export const Default: Story = {};

/** The two that lie on pictures. */
export const OnPicture: Story = {
  render: () => (
    <div style={{ ...row, background: 'var(--motif-on-forest-6)' }}>
      <Badge tone="featured" icon={Star}>
        Featured
      </Badge>
      <Badge tone="glass">Apartment</Badge>
    </div>
  ),
};

/** What a listing is for, and other plain labels. */
export const Tones: Story = {
  tags: ['visual'],
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

/** A status has a dot and a word: colour never stands alone. The same serves as the ribbon on a picture. */
export const Status: Story = {
  tags: ['visual'],
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

/** With a glyph before its word. */
export const WithIcon: Story = {
  tags: ['visual'],
  args: { tone: 'green', icon: Check, children: 'Subscribed' },
};

/** A word of the server's, in any letters. */
export const Hostile: Story = {
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
