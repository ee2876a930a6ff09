import type { Meta, StoryObj } from '@storybook/react-vite';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
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
      do: 'Write what is loading beside it.',
      dont: 'Do not cover a screen with it.',
      anatomy: ['a ring'],
      accessibility: [
        'Hidden from screen readers, static with reduced motion. The text beside it, or `aria-busy` of its control, says that something is loading.',
      ],
      related: ['Skeleton', 'ProgressBar', 'Button'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In a button. */
export const Default: Story = {};

/** 16, 20 and 72 px. */
export const Sizes: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
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
