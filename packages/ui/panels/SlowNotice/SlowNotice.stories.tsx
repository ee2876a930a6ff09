import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SlowNotice } from './SlowNotice';

const meta = {
  title: 'Panels/SlowNotice',
  component: SlowNotice,
  args: { onCancel: fn(), after: 0 },
  parameters: {
    guide: {
      use: 'Under the skeletons of a page or a list, or under the button of a form, mounted for as long as the answer is waited for: after ten seconds it offers to stop.',
      avoid:
        'Not for a heart, a menu or another small press: there the control shows that it is busy, and it can be left alone.',
    },
  },
} satisfies Meta<typeof SlowNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The answer has not come for ten seconds; the person gives up, by keyboard. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('This is taking long.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('This is taking long.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Nothing can be stopped: it only says so. */
export const NothingToStop: Story = {
  tags: ['visual'],
  render: () => <SlowNotice after={0} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is taking long.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
