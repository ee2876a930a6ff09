import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { createPayment } from '../factories';
import { CheckoutPage } from './CheckoutPage';

const meta = {
  title: 'Mocks/Checkout',
  component: CheckoutPage,
  args: {
    payment: createPayment('checkout', { status: 'pending', reference: 'EF-7K2Q91B' }),
    backTo: '/payment/callback?reference=EF-7K2Q91B',
    onChoose: fn(),
  },
  parameters: {
    // A tool: no baseline picture holds it.
    chromatic: { disableSnapshot: true },
    guide: {
      use: 'In `npm start` and the demo build: where the Plans page leads to, so that every end of a payment can be lived through.',
      avoid: 'In the product: there the payment partner has a page of its own.',
    },
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Come from the plans: what is paid for, and every way it can go. By keyboard, and once however often it is pressed. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pretend payment page' })).toBeVisible();
    await expect(canvas.getByText('GHS 50.00')).toBeVisible();
    await expect(canvas.getByText('EF-7K2Q91B')).toBeVisible();
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Pay GHS 50.00',
      'Pay, but lose the connection',
      'Decline',
      'Cancel',
      'Pay later',
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pay GHS 50.00' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenCalledWith('success');
  },
};

/** Opened again after paying: nothing is left to do. */
export const Settled: Story = {
  tags: ['visual'],
  args: { payment: createPayment('checkout', { reference: 'EF-7K2Q91B' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This payment is settled already.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go back to the app' })).toBeVisible();
  },
};

/** An address that no payment has, as after the data were reset. */
export const Unknown: Story = {
  args: { payment: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payment has this reference.')).toBeVisible();
  },
};
