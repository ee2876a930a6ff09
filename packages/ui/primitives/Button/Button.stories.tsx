import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Phone } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { computedColor, withState } from '../../theme/stories/storyStates';
import { color } from '../../theme/tokens';
import { WhatsAppGlyph } from '../Icon';
import { BUTTON_KINDS, BUTTON_SIZES, Button, type ButtonKind } from './Button';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  argTypes: {
    kind: { control: 'select', options: BUTTON_KINDS },
    size: { control: 'select', options: BUTTON_SIZES },
  },
  parameters: {
    design: designs('buttons'),
    layout: 'padded',
    guide: {
      use: 'For an action, or with href for an important link. One primary button per view; its verb matches the toast that follows.',
      avoid:
        'Not inside a sentence: use Link. Not for an icon alone: use IconButton. Gold is for forest panels only.',
      do: "Begin with a verb: 'Delete Property'. One primary button per view.",
      dont: 'Do not use two primary buttons side by side, or gold outside a forest panel.',
      anatomy: ['icon, or a spinner while loading', 'label'],
      accessibility: [
        'A native `button`; with `href` a link. Enter activates both, Space only a button.',
        'While loading it has `aria-busy` and `aria-disabled`, keeps focus and ignores presses.',
        'With `disabledReason` it stays in the tab order and the reason is its description; with `disabled` it leaves the tab order.',
      ],
      related: ['IconButton', 'Link', 'Tooltip', 'Spinner'],
    } satisfies Guide,
  },
  args: { children: 'View Details', onClick: fn(), disabled: false },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const labels: Readonly<Record<ButtonKind, string>> = {
  primary: 'Verify Email',
  secondary: 'View Details',
  soft: 'WhatsApp',
  ghost: 'Cancel',
  danger: 'Delete Property',
  gold: 'View All Plans',
};

const row = { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' } as const;

/** The one main action of a view. */
export const Default: Story = {};

/** Every kind, 44 px high. */
export const Kinds: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={row}>
      {BUTTON_KINDS.map((kind) => (
        <Button key={kind} kind={kind}>
          {labels[kind]}
        </Button>
      ))}
    </div>
  ),
};

/** 52 px high, for forms, dialogs and the hero. */
export const Large: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={row}>
      {BUTTON_KINDS.map((kind) => (
        <Button key={kind} kind={kind} size="large">
          {labels[kind]}
        </Button>
      ))}
    </div>
  ),
};

/** With an icon, as in contact buttons. */
export const WithIcon: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
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

/** While a request is in flight: the width stays, the button is busy and further presses do nothing. */
export const Loading: Story = {
  tags: ['visual'],
  render: ({ onClick }) => (
    <div style={row}>
      {BUTTON_KINDS.map((kind) => (
        <Button key={kind} kind={kind} isLoading {...(onClick ? { onClick: onClick as () => void } : {})}>
          {labels[kind]}
        </Button>
      ))}
      <Button kind="secondary">Delete Property</Button>
      <Button kind="soft" icon={WhatsAppGlyph} isLoading>
        WhatsApp
      </Button>
    </div>
  ),
  play: async ({ canvas, args }) => {
    const [busy, idle] = canvas.getAllByRole('button', { name: 'Delete Property' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(busy?.offsetWidth).toBe(idle?.offsetWidth);
    if (busy) await userEvent.click(busy);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** With text at 200% the gap beside the spinner doubles, and the button still keeps its width. */
export const LoadingWithLargeText: Story = {
  ...Loading,
  tags: ['!visual'],
  globals: { textSize: 'double' },
};

/** Disabled, without a reason. */
export const Disabled: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => (
    <div style={row}>
      {BUTTON_KINDS.map((kind) => (
        <Button key={kind} kind={kind} disabled>
          {labels[kind]}
        </Button>
      ))}
    </div>
  ),
};

/** Unavailable with a reason: it stays focusable, the reason is shown and announced, and a press does nothing. */
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

/** With `href` it is a link. */
export const AsLink: Story = {
  parameters: { controls: { disable: true } },
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

/** Enter and Space activate it, once each. */
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

/** Expects the hover fill on each kind, and that it differs from the normal fill. */
async function expectHoverFills(buttons: readonly HTMLElement[]): Promise<void> {
  await expect(buttons).toHaveLength(BUTTON_KINDS.length);
  for (const button of buttons) {
    const hoverFill = computedColor(document.body, HOVER_COLORS[button.dataset['kind'] ?? ''] ?? '');
    await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe(hoverFill));
    await expect(hoverFill).not.toBe(computedColor(button, 'var(--fill)'));
  }
}

/** Hovered: the fill of each kind changes. */
export const Hover: Story = {
  ...Kinds,
  tags: [],
  decorators: [withState('hover', 'button')],
  play: ({ canvas }) => expectHoverFills(canvas.getAllByRole('button')),
};

/** Pressed: filled as on hover, and slightly smaller. */
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

/** Focused by keyboard: a focus ring with a gap to the edge. */
export const Focus: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'View Details' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button)).toMatchObject({ outlineStyle: 'solid', outlineOffset: '2px' });
  },
};

/** On phones and in narrow columns it fills the width. */
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

/** A ghost button at a column's edge: its label, not its padding, aligns with the edge. */
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
