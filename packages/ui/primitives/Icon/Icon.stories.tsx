import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, Heart, MapPin, Phone, Search, Star } from 'lucide-react';
import { expect } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import type { GlyphName } from '../../theme';
import { IconButton } from '../IconButton';
import { Icon } from './Icon';
import { EyeCheckGlyph } from './EyeCheckGlyph';
import { WhatsAppGlyph } from './WhatsAppGlyph';

const meta = {
  title: 'Primitives/Icon',
  component: Icon,
  argTypes: { size: { control: 'select', options: ['s', 'm', 'l', 40] } },
  parameters: {
    layout: 'padded',
    guide: {
      use: 'For an icon beside text, in the color of that text. It is decorative: the text carries the meaning.',
      avoid:
        'Not alone as a control: use IconButton. Not as the only sign of a status. Not in a card that a page repeats: `data-glyph` on the element draws the icon without an `svg`.',
      do: 'Place it before the text it supports.',
      dont: 'Do not give it a color of its own.',
      anatomy: ['one glyph in the current color'],
      accessibility: [
        'Always hidden from screen readers and never focusable. The text beside it, or the label of its button, carries the meaning.',
      ],
      related: ['IconButton', 'IconTile'],
    } satisfies Guide,
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

const glyphs = [
  'badge-check',
  'bath',
  'bed',
  'car',
  'clock',
  'eye-check',
  'heart',
  'map-pin',
  'phone',
  'ruler',
  'whatsapp',
] as const satisfies readonly GlyphName[];

/** The icons of a card, which a page repeats: drawn by CSS before the text, or in an IconButton. A pressed heart is filled. */
export const DrawnByCss: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      {glyphs.map((name) => (
        <span key={name} data-glyph={name} style={{ display: 'flex', gap: 8 }}>
          {name}
        </span>
      ))}
      <IconButton label="Save" icon="heart" aria-pressed={false} />
      <IconButton label="Saved" icon="heart" aria-pressed />
    </div>
  ),
  play: async ({ canvas }) => {
    const boxOf = (element: HTMLElement) => getComputedStyle(element, '::before');
    const boxes = glyphs.map((name) => boxOf(canvas.getByText(name)));
    for (const box of boxes) await expect(box.maskImage).toMatch(/^url\("data:image\/svg\+xml,<svg /);
    await expect(new Set(boxes.map((box) => box.maskPosition)).size).toBe(glyphs.length);
    const button = canvas.getByRole('button', { name: 'Save' });
    await expect(boxOf(button).inlineSize).toBe('20px');
    await expect(boxOf(button).maskPosition).not.toBe(
      boxOf(canvas.getByRole('button', { name: 'Saved' })).maskPosition,
    );
  },
};
