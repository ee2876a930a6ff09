import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { SlowNotice } from './SlowNotice';

const meta = {
  title: 'Panels/SlowNotice',
  component: SlowNotice,
  args: { onCancel: fn(), delay: 0 },
  parameters: {
    guide: {
      use: 'Below the skeletons of a screen or a list, or below the button of a form, mounted while the request is in flight: after ten seconds it offers to cancel.',
      avoid: 'Not for a heart, a menu or another small control: these show their own busy state.',
      do: 'Mount it together with the request.',
      dont: 'Do not show it before ten seconds.',
      anatomy: ['sentence', 'Cancel, if the request can be canceled'],
      accessibility: [
        'Role `status`, there from the start, so that the sentence is announced politely when it appears.',
      ],
      related: ['ResultList', 'Spinner'],
    } satisfies Guide,
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
