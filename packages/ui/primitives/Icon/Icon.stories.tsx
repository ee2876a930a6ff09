import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, Heart, MapPin, Phone, Search, Star } from 'lucide-react';
import { Icon } from './Icon';
import { EyeCheckGlyph } from './EyeCheckGlyph';
import { WhatsAppGlyph } from './WhatsAppGlyph';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  parameters: {
    layout: 'padded',
    guide: {
      use: 'For an icon beside text, in the color of that text. It is decorative: the text carries the meaning.',
      avoid: 'Not alone as a control: use IconButton. Not as the only sign of a status.',
    },
  },
  args: { icon: Heart },
} satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 20 px, stroke 1.75, in the current color. */
export const Default: Story = {};

/** 16, 20 and 24 px, with our own icons: WhatsApp, and an eye with a check. */
export const Sizes: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16 }}>
      {[Phone, Search, MapPin, BadgeCheck, WhatsAppGlyph, EyeCheckGlyph].map((icon, index) => (
        <span key={index} style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
          <Icon icon={icon} size="s" />
          <Icon icon={icon} />
          <Icon icon={icon} size="l" />
        </span>
      ))}
      <Icon icon={Star} isFilled />
    </div>
  ),
};
