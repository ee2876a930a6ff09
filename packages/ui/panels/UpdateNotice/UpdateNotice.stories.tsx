import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { CompareBar } from '../CompareBar';
import { UpdateNotice } from './UpdateNotice';

const meta = {
  title: 'Panels/UpdateNotice',
  component: UpdateNotice,
  parameters: {
    guide: {
      use: 'When a new version of the app is ready to replace the open one.',
      avoid:
        'While a form has unsaved changes or a payment is being checked. For the result of an action: use Toast.',
      do: 'Render it after the screen, so that at the end of the page it is above the footer.',
      dont: 'Do not reload before the user presses Reload.',
      anatomy: ['message', 'Later', 'Reload'],
      accessibility: [
        'A region named New version. Its message is announced when it appears; focus stays where it is.',
      ],
      related: ['CompareBar', 'Toast', 'Banner'],
    } satisfies Guide,
  },
  args: { onReload: fn(), onDismiss: fn() },
} satisfies Meta<typeof UpdateNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A new version is ready: focus does not move, and nothing happens until a button is pressed. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('region', { name: 'New version' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version is ready');
    await expect(document.body).toHaveFocus();
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Later' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** On a phone. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

/** With homes selected for comparison, the notice is above the compare bar. */
export const AboveCompareBar: Story = {
  parameters: { controls: { disable: true } },
  render: (args) => (
    <>
      <div style={{ blockSize: '150vh' }} />
      <UpdateNotice {...args} />
      <CompareBar count={2} href="/compare?homes=3,5" onClear={() => undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('region', { name: 'New version' }).getBoundingClientRect();
    const bar = canvas.getByRole('region', { name: 'Comparison' }).getBoundingClientRect();
    await expect(notice.bottom).toBeLessThanOrEqual(bar.top);
  },
};
