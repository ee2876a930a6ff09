import type { Payment } from '@efie/domain/account';
import { formatDate } from '@efie/domain/dates';
import { formatPaymentAmount } from '@efie/domain/money';
import { paymentPlanName } from '@efie/domain/plans';
import type { TableColumn } from '../../primitives';
import { PaymentStatusBadge } from '../badges';
import { PaymentReference } from './PaymentReference';

/** Table columns of the payment history. The Table stacks each row on phones; a missing field reads 'Not given'. */
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
    render: ({ planName }) => <bdi>{paymentPlanName(planName)}</bdi>,
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
    render: ({ reference }) => <PaymentReference reference={reference} emptyText="Not given" />,
  },
];
