import type { PaymentRecord } from '@efie/mocks';
import { formatAmount } from '@efie/mocks/checkout';
import { Button, Text } from '@efie/ui';
import { useEffect, useRef } from 'react';
import { Row, Rows, RowText } from '../MockPanel.styles';
import { Section } from './Section';

export interface PaymentsSectionProps {
  /** Pending payments, newest first. */
  payments: readonly PaymentRecord[];
  onFinish: (reference: string) => void;
}

/** The pending payments, each with a button that completes it. */
export function PaymentsSection({ payments, onFinish }: PaymentsSectionProps) {
  const container = useRef<HTMLDivElement>(null);
  const previousCount = useRef(payments.length);
  useEffect(() => {
    // The pressed button was removed with its payment, so focus moves to the container.
    if (payments.length < previousCount.current && document.activeElement === document.body)
      container.current?.focus();
    previousCount.current = payments.length;
  }, [payments.length]);
  return (
    <Section title="Payments">
      <div ref={container} tabIndex={-1}>
        {payments.length === 0 ? (
          <Text variant="small" tone="secondary">
            No pending payments. Choose a plan, then “Pay later” on the payment page.
          </Text>
        ) : (
          <Rows role="list" aria-label="Pending payments">
            {payments.map((payment) => (
              <Row key={payment.id}>
                <RowText>
                  <strong>{payment.reference}</strong>
                  <p>
                    {payment.planName}, {formatAmount(payment)}
                  </p>
                </RowText>
                <Button
                  kind="secondary"
                  aria-label={`Finish the payment ${payment.reference}`}
                  onClick={() => onFinish(payment.reference)}
                >
                  Finish
                </Button>
              </Row>
            ))}
          </Rows>
        )}
      </div>
    </Section>
  );
}
