import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { CountBadge } from './CountBadge';

const meta = {
  title: 'Primitives/CountBadge',
  component: CountBadge,
  parameters: {
    design: designs('badges'),
    layout: 'padded',
    guide: {
      use: "For a count at the corner of an icon or beside a label. It is hidden at 0; the control's accessible name includes the number.",
      avoid: 'Not for text or a status: use Badge. Not as the only place that shows an important number.',
      do: "Repeat the number in the name of the control: 'Favorites, 3'.",
      dont: 'Do not show 0: the badge hides itself.',
      anatomy: ["the number, '99+' above 99"],
      accessibility: [
        'Hidden from screen readers and drawn as generated content. The accessible name of its control must contain the number.',
      ],
      related: ['Badge', 'IconButton'],
    } satisfies Guide,
  },
  args: { count: 3 },
} satisfies Meta<typeof CountBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A small count. */
export const Default: Story = {};

/** More than 99: '99+'. */
export const Many: Story = {
  args: { count: 100 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-count="99+"]')).toBeVisible();
  },
};

/** 0: nothing is rendered. */
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-count]')).not.toBeInTheDocument();
  },
};

/** 3, 12 and 99+, side by side. */
export const Counts: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
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
