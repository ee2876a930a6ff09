import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Phone } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { computedColor, withState } from '../../theme/stories/storyStates';
import { color } from '../../theme/tokens';
import { WhatsAppGlyph } from '../Icon';
import { Button, type ButtonKind } from './Button';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  parameters: {
    layout: 'padded',
    guide: {
      use: "For something to do, or with href for a way on that deserves a button's weight. One primary a view; the verb on it matches the toast that follows.",
      avoid:
        'Not for moving inside a sentence: take Link. Not for a glyph alone: take IconButton. Gold stands on forest panels only.',
    },
  },
  args: { children: 'View Details', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const kinds: [ButtonKind, string][] = [
  ['primary', 'Verify Email'],
  ['secondary', 'View Details'],
  ['soft', 'WhatsApp'],
  ['ghost', 'Cancel'],
  ['danger', 'Delete Property'],
  ['gold', 'View All Plans'],
];

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;

/** The one main action of a view. */
export const Default: Story = {};

/** The six kinds, 44 px high. */
export const Kinds: Story = {
  tags: ['visual'],
  render: () => (
    <div style={row}>
      {kinds.map(([kind, words]) => (
        <Button key={kind} kind={kind}>
          {words}
        </Button>
      ))}
    </div>
  ),
};

/** 52 px high, for forms, dialogs and the hero. */
export const Large: Story = {
  render: () => (
    <div style={row}>
      {kinds.map(([kind, words]) => (
        <Button key={kind} kind={kind} size="large">
          {words}
        </Button>
      ))}
    </div>
  ),
};

/** Beside a glyph: contact buttons and the like. */
export const WithIcon: Story = {
  tags: ['visual'],
  render: () => (
    <div style={row}>
      <Button kind="soft" icon={WhatsAppGlyph}>
        WhatsApp
      </Button>
      <Button kind="soft" icon={Phone}>
        Call
      </Button>
      <Button kind="secondary" size="large" icon={Heart}>
        Save
      </Button>
    </div>
  ),
};

/** While something is sent: the width stays, the button is busy and a second press does nothing. */
export const Loading: Story = {
  tags: ['visual'],
  render: ({ onClick }) => (
    <div style={row}>
      {kinds.map(([kind, words]) => (
        <Button key={kind} kind={kind} isLoading {...(onClick ? { onClick: onClick as () => void } : {})}>
          {words}
        </Button>
      ))}
      <Button kind="secondary">Delete Property</Button>
      <Button kind="soft" icon={WhatsAppGlyph} isLoading>
        WhatsApp
      </Button>
    </div>
  ),
  play: async ({ canvas, args }) => {
    const [busy, still] = canvas.getAllByRole('button', { name: 'Delete Property' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(busy?.offsetWidth).toBe(still?.offsetWidth);
    if (busy) await userEvent.click(busy);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** With text at 200% the gap beside the spinner is twice as wide, and the button still keeps its width. */
export const LoadingWithLargeText: Story = {
  ...Loading,
  tags: ['!visual'],
  globals: { textSize: 'double' },
};

/** Truly idle: nothing to do yet. */
export const Disabled: Story = {
  tags: ['visual'],
  render: () => (
    <div style={row}>
      {kinds.map(([kind, words]) => (
        <Button key={kind} kind={kind} disabled>
          {words}
        </Button>
      ))}
    </div>
  ),
};

/** It cannot be used and says why: it keeps the focus, the reason shows and is read, a press does nothing. */
export const DisabledWithReason: Story = {
  tags: ['visual'],
  args: { kind: 'soft', children: 'Call', disabledReason: 'This agent has not added a phone number' },
  render: (args) => (
    <div style={{ padding: '80px 16px 16px' }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Call' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await expect(button).toHaveAccessibleDescription('This agent has not added a phone number');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

/** With an address it is a link. */
export const AsLink: Story = {
  render: () => (
    <div style={row}>
      <Button href="/listings">Find a Place to Rent</Button>
      <Button kind="soft" href="tel:+233245550142" icon={Phone}>
        Call
      </Button>
      <Button kind="soft" href="tel:" icon={Phone} isLoading>
        Call
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find a Place to Rent' })).toHaveAttribute(
      'href',
      '/listings',
    );
    const [ready, busy] = canvas.getAllByRole('link', { name: 'Call' });
    await expect(ready).toHaveAttribute('href', 'tel:+233245550142');
    await expect(busy).not.toHaveAttribute('href');
  },
};

/** Works from the keyboard with Enter and Space, once each. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** A label longer than its column wraps inside the button. */
export const LongText: Story = {
  tags: ['visual'],
  args: { children: 'Show 1,284 properties in Greater Accra with running water and a walled compound' },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Button {...args} isFullWidth />
    </div>
  ),
};

const HOVER_COLORS: Readonly<Record<string, string>> = {
  primary: color.primaryHover,
  secondary: color.secondaryHover,
  soft: color.primarySoftHover,
  ghost: color.tint,
  danger: color.dangerHover,
  gold: color.featuredHover,
};

/** Waits for the fill of each of the six kinds, and compares it with the fill at rest. */
async function expectHoverFills(buttons: readonly HTMLElement[]): Promise<void> {
  await expect(buttons).toHaveLength(kinds.length);
  for (const button of buttons) {
    const wanted = computedColor(document.body, HOVER_COLORS[button.dataset['kind'] ?? ''] ?? '');
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe(wanted));
    await expect(wanted).not.toBe(computedColor(button, 'var(--fill)'));
  }
}

/** A pointer rests on each of the six kinds: its fill changes. */
export const Hover: Story = {
  ...Kinds,
  tags: [],
  decorators: [withState('hover', 'button')],
  play: ({ canvas }) => expectHoverFills(canvas.getAllByRole('button')),
};

/** Each of the six kinds while it is pressed: filled as on hover, and slightly smaller. */
export const Pressed: Story = {
  ...Kinds,
  tags: [],
  decorators: [withState('pressed', 'button')],
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    await expectHoverFills(buttons);
    for (const button of buttons) await waitFor(() => expect(getComputedStyle(button).scale).toBe('0.98'));
  },
};

/** Reached by keyboard: a ring of its own, off the edge. */
export const Focus: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'View Details' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button)).toMatchObject({ outlineStyle: 'solid', outlineOffset: '2px' });
  },
};

/** On phones and in narrow columns it fills its line. */
export const FullWidth: Story = {
  args: { isFullWidth: true },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetWidth).toBe(280);
  },
};

/** A ghost button at a column's edge: its label, not its padding, meets the edge. */
export const Edge: Story = {
  args: { kind: 'ghost', children: 'Browse Properties', edge: 'start' },
  render: (args) => (
    <div style={{ padding: 32 }}>
      <p data-testid="column">The column</p>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const label = canvas.getByText('Browse Properties').getBoundingClientRect();
    const column = canvas.getByTestId('column').getBoundingClientRect();
    await expect(Math.abs(label.x - column.x)).toBeLessThan(1);
  },
};
