import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button';
import { Tooltip } from './Tooltip';

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    text: 'The Verified Agent mark shows which agents are verified.',
    children: (description) => (
      <Button kind="ghost" {...description}>
        Verified Agent
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: '96px 16px 16px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Closed until hover or focus; always read as the control's description. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/shows which agents/);
  },
};

/** Open by focus; it stays inside the screen and leaves on Escape. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const tip = canvas.getByRole('tooltip');
    await expect(tip).toBeVisible();
    await expect(tip.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{Escape}');
    await expect(tip).not.toBeVisible();
    await userEvent.hover(canvas.getByRole('button'));
    await expect(tip).toBeVisible();
  },
};

/** A long sentence wraps. */
export const LongText: Story = {
  args: {
    text: 'This agent has not added a phone number, so nobody can call or write to them from here yet. '.repeat(
      2,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip').getBoundingClientRect().width).toBeLessThanOrEqual(256);
  },
};
