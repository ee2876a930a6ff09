import { paymentStatus, type Payment } from '@efie/domain/account';
import { formatDate } from '@efie/domain/dates';
import { Button, VisuallyHidden } from '@efie/ui';
import { Printer } from 'lucide-react';
import { ContactSupport, paymentSubject } from '../common/payments/ContactSupport';

export interface PaymentActionProps {
  payment: Payment;
  isPrinting: boolean;
  onPrint: (payment: Payment) => void;
}

/** The receipt of a successful payment; the support for one that is pending, failed or unclear; nothing for a cancelled one. */
export function PaymentAction({ payment, isPrinting, onPrint }: PaymentActionProps) {
  const { kind } = paymentStatus(payment.status);
  if (kind === 'cancelled') return null;
  if (kind !== 'successful')
    return <ContactSupport edge="start" subject={paymentSubject(payment.reference)} />;
  const date = payment.paidAt === null ? '' : formatDate(payment.paidAt);
  return (
    <Button kind="ghost" edge="start" icon={Printer} isLoading={isPrinting} onClick={() => onPrint(payment)}>
      Receipt
      <VisuallyHidden>{` ${[payment.reference.trim(), date].filter(Boolean).join(', ')}`}</VisuallyHidden>
    </Button>
  );
}
