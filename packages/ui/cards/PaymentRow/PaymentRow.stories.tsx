import type { Payment } from '@efie/domain/account';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Table } from '../../primitives';
import { paymentColumns } from './paymentColumns';
import { PaymentRow } from './PaymentRow';
import { namedOptions } from '../../../../testing/namedOptions';

const payment: Payment = {
  id: '1',
  paidAt: Date.parse('2026-11-14T09:30:00Z'),
  planName: 'Pro',
  amount: 50,
  status: 'success',
  reference: 'EF-7K2Q91',
};

const history: readonly Payment[] = [
  payment,
  { ...payment, id: '2', paidAt: Date.parse('2026-10-14T09:30:00Z'), reference: 'EF-5M8D40' },
  {
    ...payment,
    id: '3',
    paidAt: Date.parse('2026-10-13T09:30:00Z'),
    planName: 'Premium',
    amount: 100,
    status: 'failed',
    reference: 'EF-5L1C07',
  },
];

const meta = {
  title: 'Cards/PaymentRow',
  component: PaymentRow,
  argTypes: {
    payment: namedOptions({
      Successful: payment,
      Pending: { ...payment, status: 'pending' },
      Failed: { ...payment, status: 'failed' },
      'Nothing known': { id: '1', paidAt: null, planName: '', amount: null, status: '', reference: '' },
    }),
  },
  args: { payment },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 348, padding: 20 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    design: designs('dashboard'),
    guide: {
      use: 'A single payment. A history of several is a Table with paymentColumns, which stacks its rows the same way on phones.',
      avoid: 'Not for the price of a plan on sale (PlanCard).',
      do: "Say that a field is missing: 'Not given'.",
      dont: 'Do not guess the status of a payment.',
      anatomy: ['plan and amount', 'date and status', 'reference'],
      accessibility: ['Text; the status has a word, not color alone. A field that is missing says so.'],
      related: ['Table', 'PlanCard'],
      exports: ['PaymentRow', 'paymentColumns'],
    } satisfies Guide,
  },
} satisfies Meta<typeof PaymentRow>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An agent checks whether the payment for Pro succeeded. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const text of ['Pro', '14 November 2026', 'EF-7K2Q91', 'GH₵\u00a050.00', 'Successful'])
      await expect(
        canvas.getByText((_, element) => element?.textContent === text && element.children.length === 0),
      ).toBeVisible();
  },
};

/** The payment is pending. */
export const Pending: Story = { args: { payment: { ...payment, status: 'pending' } } };

/** The payment failed. */
export const Failed: Story = {
  args: { payment: { ...payment, planName: 'PLN_premium', amount: 100, status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Premium')).toBeVisible();
    await expect(canvas.getByText('Failed')).toBeVisible();
  },
};

/** The payment history is a Table with `paymentColumns`: date, plan, amount, status, reference. */
export const History: Story = {
  tags: ['visual'],
  parameters: { controls: { disable: true } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(808px, 100vw - 40px)' }}>
        <Story />
      </div>
    ),
  ],
  render: () => (
    <Table
      caption="Payment history"
      columns={paymentColumns}
      items={[...history, { id: '4', paidAt: null, planName: '', amount: null, status: '', reference: '' }]}
      rowKey={({ id }) => id}
      emptyText="No payments yet"
    />
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(5);
    await expect(
      within(rows[1] ?? canvas.getByRole('table'))
        .getAllByRole('cell')
        .at(-1),
    ).toHaveTextContent('EF-7K2Q91');
    await expect(canvas.getAllByText('Not given').length).toBeGreaterThanOrEqual(4);
  },
};

/** On a phone each payment of the history is stacked. */
export const HistoryOnPhone: Story = { ...History, globals: { viewport: { value: 'phone' } } };

/** An agent without payments. */
export const NoPayments: Story = {
  tags: ['visual'],
  ...History,
  parameters: { controls: { disable: true } },
  render: () => (
    <Table
      caption="Payment history"
      columns={paymentColumns}
      items={[]}
      rowKey={({ id }) => id}
      emptyText="No payments yet"
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payments yet')).toBeVisible();
  },
};

/** All fields are missing: each one says so. */
export const NothingKnown: Story = {
  args: { payment: { id: '1', paidAt: null, planName: '', amount: null, status: '', reference: '' } },
  play: async ({ canvas }) => {
    for (const text of [
      'Plan not given',
      'Date not given',
      'Reference not given',
      'Amount not given',
      'Not given',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** An unknown plan and status: the plan is shown as received, and the status does not look successful. */
export const UnknownWords: Story = {
  args: { payment: { ...payment, planName: 'Agency Gold', status: 'charged_back' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Agency Gold')).toBeVisible();
    await expect(canvas.getByText('Charged Back')).toBeVisible();
  },
};

/** A long reference wraps, reads from left to right, and one click selects all of it. */
export const LongReference: Story = {
  tags: ['visual'],
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
