import { Button, Text } from '@efie/ui';
import { useEffect, useRef } from 'react';
import { amountWords } from '../../checkout/words';
import type { PaymentRecord } from '../../factories/records';
import { Row, Rows, RowWords } from '../MockPanel.styles';
import { Section } from './Section';

export interface PaymentsSectionProps {
  /** Those that wait for their payer, the newest first. */
  payments: readonly PaymentRecord[];
  /** Pays, as the payer would on the payment page. */
  onFinish: (reference: string) => void;
}

/** Payments that were begun and not paid. */
export function PaymentsSection({ payments, onFinish }: PaymentsSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(payments.length);
  useEffect(() => {
    // The button that was pressed has left with its payment.
    if (payments.length < shown.current && document.activeElement === document.body) place.current?.focus();
    shown.current = payments.length;
  }, [payments.length]);
  return (
    <Section title="Payments">
      <div ref={place} tabIndex={-1}>
        {payments.length === 0 ? (
          <Text variant="small" tone="secondary">
            No payment waits. Choose a plan, and on the payment page Pay later.
          </Text>
        ) : (
          <Rows aria-label="Waiting payments">
            {payments.map((payment) => (
              <Row key={payment.id}>
                <RowWords>
                  <strong>{payment.reference}</strong>
                  <p>
                    {payment.planName}, {amountWords(payment)}
                  </p>
                </RowWords>
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
