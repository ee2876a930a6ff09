import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountBadge } from './CountBadge';

const meta = { title: 'Primitives/CountBadge', component: CountBadge, args: { count: 3 } } satisfies Meta<
  typeof CountBadge
>;
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

/** None: no bubble. */
export const None: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-count]')).not.toBeInTheDocument();
  },
};
