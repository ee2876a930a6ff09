import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SlowNotice } from './SlowNotice';
import { guide } from './storyGuide';

const meta = {
  title: 'Panels/SlowNotice',
  component: SlowNotice,
  args: { onCancel: fn(), delay: 0 },
  parameters: {
    guide,
  },
} satisfies Meta<typeof SlowNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** No response after ten seconds; the user cancels by keyboard. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('This is taking longer than usual.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('This is taking longer than usual.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The request cannot be canceled: the notice has no button. */
export const NothingToStop: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  render: () => <SlowNotice delay={0} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is taking longer than usual.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
