import type { Payment } from '@efie/domain/account';
import { formatDate } from '@efie/domain/dates';
import { formatPaymentAmount } from '@efie/domain/money';
import { paymentPlanName } from '@efie/domain/plans';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../primitives';
import { color, componentType, space, type } from '../../theme/tokens';
import { PaymentStatusBadge } from '../badges';
import { PaymentReference } from './PaymentReference';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1.5]} ${space[4]};
  padding-block: ${space[3]};
  border-block-start: 1px solid ${color.border};
`;

const Details = styled.div`
  flex: 1 1 9rem;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

const Plan = styled.p`
  ${componentType.strong}
`;

const Detail = styled.p`
  ${type.caption}
  ${type.figures}
  color: ${color.text3};
`;

const Money = styled.div`
  display: grid;
  justify-items: end;
  align-content: start;
  gap: ${space[1.5]};
  min-inline-size: 0;
  max-inline-size: 100%;
  margin-inline-start: auto;
`;

const Amount = styled.p`
  ${componentType.strong}
  ${type.figures}
  text-align: end;
  overflow-wrap: anywhere;
`;

const spellOutMissing = (text: string, field: string) => (text === 'Not given' ? `${field} not given` : text);

export interface PaymentRowProps {
  /** One payment of the agent. */
  payment: Payment;
}

/**
 * One payment as the history shows it on phones. Every field may be missing and then says so. For several payments use
 * a Table with `paymentColumns`.
 */
export function PaymentRow({ payment }: PaymentRowProps) {
  const date = payment.paidAt === null ? '' : formatDate(payment.paidAt);
  return (
    <Row>
      <Details>
        <Plan>
          <bdi>{spellOutMissing(paymentPlanName(payment.planName), 'Plan')}</bdi>
        </Plan>
        <Detail>
          <bdi>{date === '' ? 'Date not given' : date}</bdi>
        </Detail>
        <Detail>
          {payment.reference.trim() !== '' && <VisuallyHidden>Reference </VisuallyHidden>}
          <PaymentReference reference={payment.reference} emptyText="Reference not given" />
        </Detail>
      </Details>
      <Money>
        <Amount>{spellOutMissing(formatPaymentAmount(payment.amount), 'Amount')}</Amount>
        <PaymentStatusBadge status={payment.status} />
      </Money>
    </Row>
  );
}
