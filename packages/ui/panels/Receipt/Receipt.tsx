import { paymentStatus, type Agent, type Payment } from '@efie/domain/account';
import { BRAND } from '@efie/domain/brand';
import { formatPhone } from '@efie/domain/contact';
import { formatDate } from '@efie/domain/dates';
import { formatPaymentAmount } from '@efie/domain/money';
import { paymentPlanName } from '@efie/domain/plans';
import { Logo } from '../../primitives';
import { Amount, Facts, Foot, Sheet, Title, Top } from './Receipt.styles';

export interface ReceiptProps {
  /** A successful payment; missing values are shown as 'Not given'. */
  payment: Payment;
  /** The agent who paid; empty values are left out. */
  payer: Pick<Agent, 'fullName' | 'businessName' | 'email' | 'phone'>;
  /** Time of printing, Unix time in ms. */
  printedAt: number;
}

/** 'Pro plan', or 'Not given' for a missing name. */
function paidFor({ planName }: Payment): string {
  const name = paymentPlanName(planName);
  return name === 'Not given' ? name : `${name} plan`;
}

/**
 * The receipt of a payment on one A4 page. It has only what the payment history has: no tax, no paid period. Lazy-load it, and
 * print it with `usePrint`.
 */
export function Receipt({ payment, payer, printedAt }: ReceiptProps) {
  const names = [payer.fullName, payer.businessName, payer.email, formatPhone(payer.phone)];
  const paidBy = names.map((name) => name.trim()).filter((name) => name !== '');
  const facts = [
    ['Paid by', paidBy.length === 0 ? ['Not given'] : paidBy],
    ['Paid for', [paidFor(payment)]],
    ['Date', [(payment.paidAt === null ? '' : formatDate(payment.paidAt)) || 'Not given']],
    ['Reference', [payment.reference.trim() || 'Not given']],
    ['Status', [paymentStatus(payment.status).label]],
  ] as const;
  return (
    <Sheet aria-label="Receipt" data-theme="light">
      <Top>
        <Logo size={36} />
        <Title>Receipt</Title>
      </Top>
      <Facts>
        {facts.map(([name, lines]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {lines.map((line, index) => (
                <bdi key={index}>{line}</bdi>
              ))}
            </dd>
          </div>
        ))}
        <Amount>
          <dt>Amount</dt>
          <dd>{formatPaymentAmount(payment.amount)}</dd>
        </Amount>
      </Facts>
      <Foot>
        <p>
          {BRAND.name}, {BRAND.place} · {BRAND.email} · <bdi dir="ltr">{BRAND.phone}</bdi>
        </p>
        <p>{`Printed ${formatDate(printedAt)}. Quote the reference when you write to us.`}</p>
      </Foot>
    </Sheet>
  );
}
