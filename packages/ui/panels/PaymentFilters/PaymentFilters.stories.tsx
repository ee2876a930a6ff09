import type { Payment } from '@efie/domain/account';
import { filterPayments } from '@efie/domain/plans';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../../../testing/guide';
import { NoPaymentsLeft } from './NoPaymentsLeft';
import { PaymentFilters, type PaymentFiltersProps } from './PaymentFilters';

const payment = (id: string, status: string, date: string | null): Payment => ({
  id,
  paidAt: date === null ? null : Date.parse(date),
  planName: 'Pro',
  amount: 50,
  status,
  reference: `EF-${id}`,
});

const payments = [
  payment('1', 'success', '2026-11-14T09:30:00Z'),
  payment('2', 'success', '2026-10-14T09:30:00Z'),
  payment('3', 'failed', '2026-10-13T09:30:00Z'),
  payment('4', 'success', '2025-10-14T09:30:00Z'),
  payment('5', 'cancelled', null),
];

function StatefulFilters({ filter: initial, onChange, ...rest }: PaymentFiltersProps) {
  const [filter, setFilter] = useState(initial);
  const change = (next: typeof filter) => {
    setFilter(next);
    onChange(next);
  };
  const shownCount = filterPayments(rest.payments, filter).length;
  return (
    <>
      <PaymentFilters {...rest} filter={filter} shownCount={shownCount} onChange={change} />
      {shownCount === 0 && <NoPaymentsLeft payments={rest.payments} filter={filter} onChange={change} />}
    </>
  );
}

const meta = {
  title: 'Panels/PaymentFilters',
  component: PaymentFilters,
  // The story counts them.
  argTypes: { shownCount: { control: false } },
  args: { payments, filter: { status: null, year: null }, shownCount: 5, onChange: fn() },
  render: (args) => <StatefulFilters {...args} />,
  decorators: [
    (Story) => (
      <div style={{ padding: 20 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'Above a payment history with several statuses or years.',
      avoid: 'With a single payment, or payments of one status and year: it renders nothing.',
      do: 'Show the number of payments of each choice.',
      dont: 'Do not show an empty table without saying which filter to clear.',
      anatomy: ['status', 'year', 'number of payments shown', 'when none match: buttons that clear a filter'],
      accessibility: ['Native selects in a named group; the number of payments shown is a status message.'],
      related: ['Table', 'PaymentRow', 'Select'],
      exports: ['PaymentFilters', 'NoPaymentsLeft'],
    } satisfies Guide,
  },
} satisfies Meta<typeof PaymentFilters>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Every status and year of the history, each with its number of payments. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    const status = canvas.getByRole('combobox', { name: 'Status' });
    const optionsOf = (select: HTMLElement) =>
      [...select.querySelectorAll('option')].map((option) => option.label);
    await expect(optionsOf(status)).toEqual([
      'All statuses',
      'Successful (3)',
      'Failed (1)',
      'Cancelled (1)',
    ]);
    await expect(optionsOf(canvas.getByRole('combobox', { name: 'Year' }))).toEqual([
      'All years',
      '2026 (3)',
      '2025 (1)',
      'No date (1)',
    ]);
    await userEvent.selectOptions(status, 'Successful');
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'Successful', year: null });
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 5 payments');
    await expect(canvas.getByRole('option', { name: '2026 (2)' })).toBeInTheDocument();
    await userEvent.selectOptions(status, 'All statuses');
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: null, year: null });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** No payment matches both filters: the text says so, and either one can be cleared. */
export const NothingLeft: Story = {
  tags: ['visual'],
  args: { filter: { status: 'Failed', year: '2025' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No payment in 2025 is “Failed”.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'All statuses: 1 payment' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'All years: 1 payment' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 5 payments');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** After the year is cleared, the failed payment is shown. */
export const Cleared: Story = {
  args: { filter: { status: 'Failed', year: '2025' } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All years: 1 payment' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ status: 'Failed', year: null });
    await expect(canvas.queryByText(/^No payment/)).toBeNull();
  },
};

/** Payments of one status and year: there is nothing to choose. */
export const NothingToChoose: Story = {
  args: { payments: payments.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
