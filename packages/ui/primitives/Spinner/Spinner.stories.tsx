import type { Meta, StoryObj } from '@storybook/react-vite';
import { designs } from '../../../../testing/designs';
import { Spinner } from './Spinner';
import { guide } from './storyGuide';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  parameters: {
    design: designs('spinner-and-progress'),
    layout: 'padded',
    guide,
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
