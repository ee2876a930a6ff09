import { createPayment } from '@efie/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CheckoutPage } from './CheckoutPage';

const meta = {
  title: 'Mocks/Checkout',
  component: CheckoutPage,
  args: {
    payment: createPayment('checkout', { status: 'pending', reference: 'EF-7K2Q91B' }),
    callbackUrl: '/payment/callback?reference=EF-7K2Q91B',
    onChoose: fn(),
  },
  parameters: {
    kind: 'mock',
    // A development tool, so Chromatic takes no snapshot.
    chromatic: { disableSnapshot: true },
    guide: {
      use: 'In `npm start` and the demo build: the Plans screen leads here, so that every outcome of a payment can be tried.',
      avoid: 'In the product, which uses the payment partner’s own page.',
    },
  },
} satisfies Meta<typeof CheckoutPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A pending payment with a button for every outcome. It works by keyboard, and only the first choice counts. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mock payment page' })).toBeVisible();
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

/** Opened again after paying: the only action left is to go back. */
export const Settled: Story = {
  tags: ['visual'],
  args: { payment: createPayment('checkout', { reference: 'EF-7K2Q91B' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This payment is already settled.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go back to the app' })).toBeVisible();
  },
};

/** The reference in the URL belongs to no payment, as after a reset of the data. */
export const Unknown: Story = {
  args: { payment: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payment has this reference.')).toBeVisible();
  },
};
