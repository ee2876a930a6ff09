import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Phone, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { WhatsAppGlyph } from '../Icon';
import { ICON_BUTTON_KINDS, ICON_BUTTON_TONES, IconButton } from './IconButton';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  argTypes: {
    kind: { control: 'select', options: ICON_BUTTON_KINDS },
    tone: { control: 'select', options: ICON_BUTTON_TONES },
  },
  parameters: {
    design: designs('buttons'),
    layout: 'padded',
    guide: {
      use: 'For an action whose icon needs no text: save, call, delete, close. Its label includes the item: ‘Save Villa with a garden’.',
      avoid:
        'Not where text fits beside the icon: use Button with an icon. Not for an icon without an action: use Icon.',
      do: "Name the action and its object: 'Call Ama about Villa with a garden'.",
      dont: "Do not give ten cards ten buttons that are all named 'Call'.",
      anatomy: ['icon, or a spinner while loading', 'count at the corner'],
      accessibility: [
        'A 44 px button, or with `href` a link, named by `label`. A toggle sets `aria-pressed` and keeps its name.',
        '`disabledReason` keeps it focusable and is its description. On photos `glass` has a two-tone focus ring.',
      ],
      related: ['Button', 'Icon', 'CountBadge'],
    } satisfies Guide,
  },
  args: { label: 'Save Villa with a garden', icon: Heart, onClick: fn(), disabled: false },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const row = { display: 'flex', flexWrap: 'wrap', gap: 16 } as const;

/** An icon with a full accessible name, 44 px. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Save Villa with a garden' });
    await expect(button.offsetWidth).toBe(44);
    await expect(button.offsetHeight).toBe(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Contact, outlined and delete. */
export const Kinds: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={row}>
      <IconButton label="Call Ama" icon={Phone} kind="soft" href="tel:+233245550142" />
      <IconButton label="WhatsApp Ama" icon={WhatsAppGlyph} kind="soft" />
      <IconButton label="Delete Villa" icon={Trash2} kind="outline" tone="danger" />
      <IconButton label="Favorites" icon={Heart} />
    </div>
  ),
};

/** On a photo: round, on a glass background, with a two-tone focus ring. */
export const Glass: Story = {
  tags: ['visual'],
  args: { kind: 'glass' },
  render: (args) => (
    <div style={{ ...row, background: 'var(--motif-on-forest-6)' }}>
      <IconButton {...args} />
    </div>
  ),
};

/** With a count; the accessible name includes the number. */
export const WithCount: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={row}>
      <IconButton label="Favorites, 0" icon={Heart} count={0} />
      <IconButton label="Favorites, 3" icon={Heart} count={3} />
      <IconButton label="Favorites, 120" icon={Heart} count={120} />
    </div>
  ),
};

/** While a request is in flight. */
export const Loading: Story = { tags: ['visual'], args: { isLoading: true } };

/** A toggle shows its new state at once; the spinner is around its icon while the request is in flight. */
export const LoadingToggle: Story = {
  args: { kind: 'glass', isLoading: true, 'aria-pressed': true },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('button', { name: args.label, pressed: true });
    await expect(toggle).toHaveAttribute('aria-busy', 'true');
    const [icon, spinner] = [...toggle.children].map((child) => child.getBoundingClientRect());
    await expect(icon?.width).toBe(20);
    await expect(spinner?.width).toBeGreaterThan(28);
    await expect((icon?.left ?? 0) + 10).toBeCloseTo((spinner?.left ?? 0) + (spinner?.width ?? 0) / 2, 0);
  },
};

/** Unavailable, with a reason. */
export const DisabledWithReason: Story = {
  args: {
    icon: Phone,
    kind: 'soft',
    label: 'Call Ama',
    disabledReason: 'This agent has not added a phone number',
  },
  render: (args) => (
    <div style={{ padding: '80px 16px 16px' }}>
      <IconButton {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    const tip = canvas.getByRole('tooltip').getBoundingClientRect();
    await expect(tip.left).toBeGreaterThanOrEqual(8);
  },
};

/** Disabled: not in the tab order. */
export const Disabled: Story = {
  args: { kind: 'soft', disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** With `href` it is a link; while busy it stays focusable but does not navigate. */
export const AsLink: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={row}>
      <IconButton label="Call Ama" icon={Phone} kind="soft" href="tel:+233245550142" />
      <IconButton label="Call Kofi" icon={Phone} kind="soft" href="tel:+233245550143" isLoading />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call Ama' })).toHaveAttribute('href', 'tel:+233245550142');
    const busy = canvas.getByRole('link', { name: 'Call Kofi' });
    await expect(busy).not.toHaveAttribute('href');
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await expect(busy).toHaveFocus();
  },
};
