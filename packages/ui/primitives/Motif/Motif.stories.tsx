import type { Meta, StoryObj } from '@storybook/react-vite';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Motif } from './Motif';

const meta = {
  title: 'Primitives/Motif',
  tags: ['visual'],
  component: Motif,
  args: { seed: 'efie', columns: 5, rows: 3, set: 'empty' },
  parameters: {
    design: designs('block-motif'),
    layout: 'padded',
    guide: {
      use: 'As decoration: full color on forest panels, pale in empty states, muted for missing photos.',
      avoid: 'Never behind text, and never twice in full color in one view.',
      do: 'Give each screen its own seed, so that its motif stays the same.',
      dont: 'Do not place text on it.',
      anatomy: ['a grid of tiles, chosen by the seed'],
      accessibility: ['Hidden from screen readers and not focusable.'],
      related: ['EmptyState', 'AuthLayout', 'ImageWithFallback'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Motif>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The pale set of empty states; the tile that the gate corner would cut is omitted. */
export const Default: Story = {
  args: { gate: 1.5 },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Motif {...args} />
    </div>
  ),
};

/** Full color, on forest only. */
export const OnForest: Story = {
  args: { columns: 8, set: 'onForest', gate: 1.2 },
  render: (args) => (
    <div
      style={{
        inlineSize: 640,
        maxInlineSize: '100%',
        background: 'var(--color-brand)',
        borderRadius: '16px 96px 16px 16px',
      }}
    >
      <Motif {...args} />
    </div>
  ),
};

/** The calmer set of the agent band. */
export const Band: Story = {
  tags: ['!visual'],
  args: { columns: 12, set: 'band' },
  render: (args) => (
    <div style={{ background: 'var(--color-brand)' }}>
      <Motif {...args} />
    </div>
  ),
};

/** Muted, in place of a missing photo; cropped to its box. */
export const Placeholder: Story = {
  args: { columns: 6, rows: 4, set: 'placeholder', fit: 'cover' },
  render: (args) => (
    <div style={{ maxInlineSize: 320, blockSize: 180, background: 'var(--color-tint)', overflow: 'hidden' }}>
      <Motif {...args} />
    </div>
  ),
};
