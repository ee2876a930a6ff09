import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleAlert, Clock, HeartOff, Trash2 } from 'lucide-react';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import type { IconType } from '../Icon';
import { ICON_TILE_TONES, IconTile, type IconTileTone } from './IconTile';

const meta = {
  title: 'Primitives/IconTile',
  component: IconTile,
  argTypes: {
    tone: { control: 'select', options: ICON_TILE_TONES },
  },
  parameters: {
    design: designs('stat-and-plan', 'dialog'),
    layout: 'padded',
    guide: {
      use: 'For the icon at the top of a confirm dialog, an error or an empty state.',
      avoid: 'Not inside text or a list: use Icon. Not as a control.',
      do: 'Match the tone to the meaning: danger for a loss of data.',
      dont: 'Do not press it: it is a picture.',
      anatomy: ['tile with the gate corner', 'icon'],
      accessibility: ['Hidden from screen readers. The title below it says the same.'],
      related: ['Icon', 'AlertDialog', 'ErrorState'],
    } satisfies Guide,
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
