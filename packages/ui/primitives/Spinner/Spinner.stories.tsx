import type { Meta, StoryObj } from '@storybook/react-vite';
import { designs } from '../../../../testing/designs';
import { Spinner } from './Spinner';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  parameters: {
    design: designs('spinner-and-progress'),
    layout: 'padded',
    guide: {
      use: 'Inside loading controls (16 to 20 px), and 72 px on a screen that only waits.',
      avoid: 'Not for lists and cards: use Skeleton. Never without text beside it.',
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In a button. */
export const Default: Story = {};

/** 16, 20 and 72 px. */
export const Sizes: Story = {
  tags: ['visual'],
  render: () => (
    <div
      style={{ display: 'flex', gap: 24, padding: 24, alignItems: 'center', color: 'var(--color-primary)' }}
    >
      <Spinner size={16} />
      <Spinner size={20} />
      <Spinner size={72} />
    </div>
  ),
};
