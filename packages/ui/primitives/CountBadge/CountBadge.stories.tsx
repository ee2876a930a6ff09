import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountBadge } from './CountBadge';

const meta = {
  title: 'Primitives/CountBadge',
  component: CountBadge,
  parameters: {
    layout: 'padded',
    guide: {
      use: "For how many, at the corner of a glyph or beside a word. It hides at 0; the control's name says the number in words.",
      avoid: 'Not for a word or a status: take Badge. Not as the only place of a number that matters.',
    },
  },
  args: { count: 3 },
} satisfies Meta<typeof CountBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A few. */
export const Default: Story = {};

/** More than fit: '99+'. */
export const Many: Story = {
  args: { count: 100 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-count="99+"]')).toBeVisible();
  },
};

/** None: no bubble, the box stays empty. */
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-count]')).not.toBeInTheDocument();
  },
};

/** 3, 12 and 99+, side by side. */
export const Counts: Story = {
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <CountBadge count={3} />
      <CountBadge count={12} />
      <CountBadge count={1284} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const bubbles = [...canvasElement.querySelectorAll<HTMLElement>('[data-count]')];
    await expect(bubbles.map((bubble) => bubble.dataset['count'])).toEqual(['3', '12', '99+']);
    for (const bubble of bubbles) await expect(bubble.offsetHeight).toBe(20);
  },
};
