import type { Meta, StoryObj } from '@storybook/react-vite';
import { Star } from 'lucide-react';
import { Badge } from './Badge';

const meta = { title: 'Primitives/Badge', component: Badge, args: { children: 'Villa' } } satisfies Meta<
  typeof Badge
>;
export default meta;

type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, padding: 16 } as const;

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
  args: { children: 'Commercial building with shops and offices', hasDot: true },
  render: (args) => (
    <div style={{ inlineSize: 160, padding: 16 }}>
      <Badge {...args} />
    </div>
  ),
};
