import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert, Clock, HeartOff, Trash2 } from 'lucide-react';
import { designs } from '../../../../testing/designs';
import type { IconType } from '../Icon';
import { ICON_TILE_TONES, IconTile, type IconTileTone } from './IconTile';
import { guide } from './storyGuide';

const meta = {
  title: 'Primitives/IconTile',
  component: IconTile,
  argTypes: {
    tone: { control: 'select', options: ICON_TILE_TONES },
  },
  parameters: {
    design: designs('stat-and-plan', 'dialog'),
    layout: 'padded',
    guide,
  },
  args: { icon: Trash2 },
} satisfies Meta<typeof IconTile>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The 56 px tile with the gate corner. */
export const Default: Story = {};

const icons: Readonly<Record<IconTileTone, IconType>> = {
  danger: Trash2,
  gold: Clock,
  neutral: HeartOff,
  green: CircleAlert,
};

/** Every tone. */
export const Tones: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {ICON_TILE_TONES.map((tone) => (
        <IconTile key={tone} icon={icons[tone]} tone={tone} />
      ))}
    </div>
  ),
};
