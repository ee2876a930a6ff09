import { paymentStatus, type PaymentStatus } from '@efie/domain';
import { Badge, type BadgeTone } from '../../primitives';

const tones: Readonly<Record<PaymentStatus['kind'], BadgeTone>> = {
  successful: 'green',
  pending: 'info',
  failed: 'danger',
  unknown: 'neutral',
};

export interface PaymentStatusBadgeProps {
  /** As the server wrote it; empty when it wrote none. */
  status: string;
}

/** What became of a payment: a dot and its word (ruling 107, corrections.md section 2 "Dashboard"). */
export function PaymentStatusBadge({ status }: PaymentStatusBadgeProps) {
  const { kind, label } = paymentStatus(status);
  return (
    <Badge tone={tones[kind]} hasDot>
      <bdi>{label}</bdi>
    </Badge>
  );
}
