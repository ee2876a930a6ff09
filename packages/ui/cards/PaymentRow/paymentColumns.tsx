import { formatDate, formatPaymentAmount, paymentPlan, type Payment } from '@efie/domain';
import type { TableColumn } from '../../primitives';
import { PaymentStatusBadge } from '../badges';
import { PaymentReference } from './PaymentReference';

/**
 * The payment history as columns of a Table: date, plan, amount, status, reference (ruling 107). Below 641 px the table
 * itself turns each row into the block that the design draws. A field that the server left out reads 'Not given'.
 */
export const paymentColumns: readonly TableColumn<Payment>[] = [
  {
    key: 'date',
    label: 'Date',
    phone: 'detail',
    render: ({ paidAt }) => <bdi>{(paidAt === null ? '' : formatDate(paidAt)) || 'Not given'}</bdi>,
  },
  {
    key: 'plan',
    label: 'Plan',
    phone: 'title',
    render: ({ planName }) => <bdi>{paymentPlan(planName)}</bdi>,
  },
  {
    key: 'amount',
    label: 'Amount',
    align: 'end',
    tone: 'strong',
    phone: 'titleEnd',
    render: ({ amount }) => formatPaymentAmount(amount),
  },
  {
    key: 'status',
    label: 'Status',
    align: 'end',
    phone: 'detailEnd',
    render: ({ status }) => <PaymentStatusBadge status={status} />,
  },
  {
    key: 'reference',
    label: 'Reference',
    align: 'end',
    tone: 'quiet',
    phone: 'detail',
    render: ({ reference }) => <PaymentReference reference={reference} missing="Not given" />,
  },
];
