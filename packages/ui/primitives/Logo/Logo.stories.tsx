import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo, Mark } from './Logo';

const meta = {
  title: 'Primitives/Logo',
  component: Logo,
  parameters: {
    layout: 'padded',
    guide: {
      use: 'Mark and word where Efie names itself: header, footer, sign-in. Mark alone from 20 px, with a tile of space round it.',
      avoid:
        'Not as an ornament or a loading sign: take Motif or Spinner. Never recoloured, outlined or on gold.',
    },
  },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Mark and word on paper; both follow the theme. */
export const Default: Story = { tags: ['visual'] };

/** On a forest panel. */
export const OnForest: Story = {
  tags: ['visual'],
  args: { tone: 'forest' },
  render: (args) => (
    <div style={{ padding: 32, background: 'var(--color-brand)' }}>
      <Logo {...args} />
    </div>
  ),
};

/** The mark alone, from its smallest size. */
export const MarkSizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 24, padding: 24, alignItems: 'end' }}>
      <Mark size={20} />
      <Mark size={32} />
      <Mark size={72} />
      <Mark size={150} />
    </div>
  ),
};
