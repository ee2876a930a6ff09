import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { designs } from '../../../../testing/designs';
import type { Guide } from '../../../../testing/guide';
import { Badge } from '../Badge';
import { Table, type TableColumn, type TableProps } from './Table';

interface Payment {
  reference: string;
  date: string;
  plan: string;
  amount: string;
  isPaid: boolean;
}

const payments: readonly Payment[] = [
  { reference: 'EF-7K2Q91', date: '14 November 2026', plan: 'Pro', amount: 'GH₵ 50.00', isPaid: true },
  { reference: 'EF-5M8D40', date: '14 October 2026', plan: 'Pro', amount: 'GH₵ 50.00', isPaid: true },
  { reference: 'EF-5L1C07', date: '13 October 2026', plan: 'Premium', amount: 'GH₵ 100.00', isPaid: false },
];

const columns: readonly TableColumn<Payment>[] = [
  { key: 'date', label: 'Date', phone: 'detail', render: ({ date }) => date },
  { key: 'plan', label: 'Plan', phone: 'title', render: ({ plan }) => plan },
  {
    key: 'amount',
    label: 'Amount',
    align: 'end',
    tone: 'strong',
    phone: 'titleEnd',
    render: ({ amount }) => amount,
  },
  {
    key: 'status',
    label: 'Status',
    align: 'end',
    phone: 'detailEnd',
    render: ({ isPaid }) => (
      <Badge tone={isPaid ? 'green' : 'danger'}>{isPaid ? 'Successful' : 'Failed'}</Badge>
    ),
  },
  {
    key: 'reference',
    label: 'Reference',
    align: 'end',
    tone: 'quiet',
    phone: 'detail',
    render: ({ reference }) => reference,
  },
];

const meta = {
  title: 'Primitives/Table',
  component: Table<Payment>,
  args: {
    caption: 'Payment history',
    columns,
    items: payments,
    rowKey: ({ reference }) => reference,
    emptyText: 'No payments yet',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 864, padding: 28 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    design: designs('dashboard'),
    guide: {
      use: 'For rows whose columns users compare: payments, a comparison of properties.',
      avoid: 'Not for layout: use Grid. Not for items of one line each: use a list.',
      do: 'Align numbers at the end.',
      dont: 'Do not put more than one action into a row.',
      anatomy: ['caption', 'header row', 'rows, which are blocks on phones', 'empty text, or skeletons'],
      accessibility: [
        'A native table named by its caption; on phones its rows keep their table roles.',
        'A table wider than its container scrolls with the keyboard, as a named region. `aria-busy` while loading.',
      ],
      related: ['PaymentRow', 'Pagination'],
    } satisfies Guide,
  },
} satisfies Meta<TableProps<Payment>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** An agent’s payments on a wide screen. */
export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Payment history' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Date',
      'Plan',
      'Amount',
      'Status',
      'Reference',
    ]);
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    const amounts = ['GH₵ 50.00', 'GH₵ 100.00'].map(
      (amount) => canvas.getAllByText(amount)[0]?.getBoundingClientRect().right,
    );
    await expect(amounts[0]).toBe(amounts[1]);
  },
};

/** On a phone each payment is a block, and still a table row for assistive technology. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Payment history' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(5);
    const [plan, amount] = [canvas.getByText('Premium'), canvas.getByText('GH₵ 100.00')].map((cell) =>
      cell.getBoundingClientRect(),
    );
    await expect(plan?.top).toBe(amount?.top);
    await expect(canvas.getByText('13 October 2026').getBoundingClientRect().top).toBeGreaterThan(
      plan?.bottom ?? 0,
    );
  },
};

/** On a phone, columns without a `phone` position are shown as name and value. */
export const PairsOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { columns: columns.map(({ phone: _phone, ...column }) => column) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Reference')).toHaveLength(1 + payments.length);
    const [first] = canvas.getAllByRole('cell');
    await expect(first).toHaveTextContent('Date14 November 2026');
  },
};

/** Loading: placeholder rows. */
export const Loading: Story = {
  tags: ['visual'],
  args: { isLoading: true, items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

/** No payments yet. */
export const Empty: Story = {
  tags: ['visual'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Payment history' })).toHaveTextContent('No payments yet');
    await expect(canvas.queryByRole('columnheader')).toBeNull();
  },
};

/** The caption is visually hidden, where a heading says the same. */
export const HiddenCaption: Story = { args: { isCaptionHidden: true } };

/** Long references and plan names break inside their columns. */
export const LongText: Story = {
  tags: ['visual'],
  args: {
    items: [
      {
        reference: 'EF-'.repeat(40),
        date: '14 November 2026',
        plan: 'Premium for agencies and developers with more than a hundred listings',
        amount: 'GH₵ 1,234,567,890.00',
        isPaid: true,
      },
      ...payments,
    ],
  },
};

/** Wider than its container: it scrolls, also with the keyboard. */
export const Scrolls: Story = {
  render: (args) => (
    <div style={{ inlineSize: 480, maxInlineSize: '100%' }}>
      <Table
        {...args}
        columns={['One', 'Two', 'Three'].flatMap((group) =>
          columns.map((column) => ({
            ...column,
            key: `${group} ${column.key}`,
            label: `${column.label} ${group}`,
          })),
        )}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Payment history' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await waitFor(() => expect(region.scrollWidth).toBeGreaterThan(region.clientWidth));
  },
};
