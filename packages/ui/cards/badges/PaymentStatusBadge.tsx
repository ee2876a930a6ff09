import { paymentStatus, type PaymentStatus } from '@efie/domain/account';
import { Badge, type BadgeTone } from '../../primitives';

const tones: Readonly<Record<PaymentStatus['kind'], BadgeTone>> = {
  successful: 'green',
  pending: 'info',
  failed: 'danger',
  cancelled: 'neutral',
  unknown: 'neutral',
};

export interface PaymentStatusBadgeProps {
  /** The status as received; may be empty. */
  status: string;
}

export function PaymentStatusBadge({ status }: PaymentStatusBadgeProps) {
  const { kind, label } = paymentStatus(status);
  return (
    <Badge tone={tones[kind]} hasDot>
      <bdi>{label}</bdi>
    </Badge>
  );
}
