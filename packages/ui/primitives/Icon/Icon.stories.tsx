import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, Heart, MapPin, Phone, Search, Star } from 'lucide-react';
import { Icon } from './Icon';
import { EyeCheckGlyph } from './EyeCheckGlyph';
import { WhatsAppGlyph } from './WhatsAppGlyph';
import { guide } from './storyGuide';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  argTypes: { size: { control: 'select', options: ['s', 'm', 'l', 40] } },
  parameters: {
    layout: 'padded',
    guide,
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
  parameters: { controls: { disable: true } },
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
