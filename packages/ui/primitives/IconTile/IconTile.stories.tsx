import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert, Clock, HeartOff, Trash2 } from 'lucide-react';
import { IconTile } from './IconTile';

const meta = {
  title: 'Primitives/IconTile',
  component: IconTile,
  parameters: {
    layout: 'padded',
    guide: {
      use: 'For the icon at the top of a confirm dialog, an error or an empty state.',
      avoid: 'Not inside text or a list: use Icon. Not as a control.',
    },
  },
  args: { icon: Trash2 },
} satisfies Meta<typeof IconTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The 56 px tile with the gate corner. */
export const Default: Story = {};

/** The four tones. */
export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      <IconTile icon={Trash2} tone="danger" />
      <IconTile icon={Clock} tone="gold" />
      <IconTile icon={HeartOff} tone="neutral" />
      <IconTile icon={CircleAlert} />
    </div>
  ),
};
