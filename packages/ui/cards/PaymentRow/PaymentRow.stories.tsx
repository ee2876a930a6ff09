import type { Payment } from '@efie/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PaymentRow } from './PaymentRow';

const payment: Payment = {
  id: '1',
  paidAt: Date.parse('2026-11-14T09:30:00Z'),
  planName: 'Pro',
  amount: 50,
  status: 'success',
  reference: 'EF-7K2Q91',
};

const meta = {
  title: 'Cards/PaymentRow',
  component: PaymentRow,
  args: { payment },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 348, padding: 20 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'One payment of an agent’s history on a phone. On a wide screen the same fields stand in a Table, through paymentColumns.',
      avoid: 'Not for a price that is asked (PlanCard), and not without the list of payments around it.',
    },
  },
} satisfies Meta<typeof PaymentRow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An agent checks whether the payment for Pro came through. */
export const Default: Story = {
  parameters: { proves: ['C399'] },
  play: async ({ canvas }) => {
    for (const words of ['Pro', '14 November 2026', 'EF-7K2Q91', 'GH₵\u00a050.00', 'Successful'])
      await expect(canvas.getByText((_, element) => element?.textContent === words && element.children.length === 0)).toBeVisible();
  },
};

/** The payment server has not answered yet. */
export const Pending: Story = { args: { payment: { ...payment, status: 'pending' } } };

/** The payment was refused. */
export const Failed: Story = {
  args: { payment: { ...payment, planName: 'PLN_premium', amount: 100, status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Premium')).toBeVisible();
    await expect(canvas.getByText('Failed')).toBeVisible();
  },
};

/** Several in a list, newest first. */
export const List: Story = {
  render: ({ payment: one }) => (
    <ul className="rows">
      {[
        one,
        { ...one, id: '2', paidAt: Date.parse('2026-10-14T09:30:00Z'), reference: 'EF-5M8D40' },
        {
          ...one,
          id: '3',
          paidAt: Date.parse('2026-10-13T09:30:00Z'),
          planName: 'Premium',
          amount: 100,
          status: 'failed',
          reference: 'EF-5L1C07',
        },
      ].map((each) => (
        <li key={each.id}>
          <PaymentRow payment={each} />
        </li>
      ))}
    </ul>
  ),
};

/** The server left everything out: each field says so. */
export const NothingKnown: Story = {
  args: { payment: { id: '1', paidAt: null, planName: '', amount: null, status: '', reference: '' } },
  play: async ({ canvas }) => {
    for (const words of [
      'Plan not given',
      'Date not given',
      'Reference not given',
      'Amount not given',
      'Not given',
    ])
      await expect(canvas.getByText(words)).toBeVisible();
  },
};

/** A plan and a status of the server's own: shown as they came, never as success. */
export const UnknownWords: Story = {
  args: { payment: { ...payment, planName: 'Agency Gold', status: 'charged_back' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Agency Gold')).toBeVisible();
    await expect(canvas.getByText('Charged Back')).toBeVisible();
  },
};

/** A long reference breaks, reads from left to right, and one press selects all of it. */
export const LongReference: Story = {
  args: {
    payment: {
      ...payment,
      planName: 'Agency Enterprise of all Regions of Ghana',
      amount: 1_234_567.5,
      reference: `EF-${'7K2Q91'.repeat(14)}`,
    },
  },
  play: async ({ canvas }) => {
    const reference = canvas.getByText(/^EF-/);
    await expect(reference).toHaveAttribute('dir', 'ltr');
    await userEvent.click(reference);
    await expect(getComputedStyle(reference).userSelect).toBe('all');
  },
};
